import { platformErrors, refuse } from '@iisp/contract'
import { registrationErrors } from '../../contract/errors.ts'
import type { PartyForm } from '../../contract/parties/parties.ts'
import { partyFaults, tidyForm } from '../../rules/parties/party-form.ts'

/**
 * The columns of a submitted form; refuses missing or wrong values with the field's own refusal.
 */
export function columnsOf(sent: PartyForm) {
  const form = tidyForm(sent)
  const [field] = partyFaults(form)
  if (field === 'nameEn') refuse(registrationErrors.nameEnChinese, { field })
  if (field === 'creditCode') refuse(registrationErrors.creditCodeWrong, { field })
  if (field === 'managerNo') refuse(registrationErrors.managerNoWrong, { field })
  if (field !== undefined) refuse(platformErrors.badInput, { field })
  return {
    kind: form.kind,
    name: form.name,
    name_en: form.nameEn,
    credit_code: form.creditCode,
    manager_no: form.managerNo,
    address: form.address,
    admin_name: form.adminName,
  }
}

/** The columns that every answer about an application shows, as the form has them. */
export const formColumns = [
  'kind',
  'name',
  'name_en as nameEn',
  'credit_code as creditCode',
  'manager_no as managerNo',
  'address',
  'admin_name as adminName',
] as const
