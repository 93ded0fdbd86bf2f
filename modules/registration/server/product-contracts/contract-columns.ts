import { platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { checkCaseFiles } from '@iisp/files/contract'
import type { PersonActor, WriteContext } from '@iisp/server'
import { registrationErrors } from '../../contract/errors.ts'
import {
  type ContractForm,
  contractServiceCodes,
  draftPurpose,
} from '../../contract/product-contracts/product-contracts.ts'

/**
 * The columns of a submitted form; refuses missing or wrong values, and a file that does not belong
 * to the institution.
 */
export async function columnsOf(
  { call, actor, now }: Pick<WriteContext<PersonActor>, 'call' | 'actor' | 'now'>,
  form: ContractForm,
) {
  if (actor.institutionKind !== 'manager') refuse(registrationErrors.managersOnly)
  const [productName, contactName] = [form.productName.trim(), form.contactName.trim()]
  if (productName === '') refuse(platformErrors.badInput, { field: 'productName' })
  if (contactName === '') refuse(platformErrors.badInput, { field: 'contactName' })
  if (/^0\.00$/.test(form.expectedSize)) refuse(registrationErrors.sizeMissing, { field: 'expectedSize' })
  if (form.plannedDate < businessDate(now))
    refuse(registrationErrors.plannedDatePast, { field: 'plannedDate' })
  const fileIds = form.fileId === null ? [] : [form.fileId]
  await call(checkCaseFiles, { purpose: draftPurpose, fileIds })
  return {
    product_name: productName,
    product_kind: form.productKind,
    services: contractServiceCodes.filter((service) => form.services.includes(service)),
    expected_size: form.expectedSize,
    planned_date: form.plannedDate,
    contact_name: contactName,
    contact_phone: form.contactPhone,
    note: form.note.trim(),
    file_id: form.fileId,
    account_id: actor.accountId,
    submitted_name: actor.name,
    submitted_at: now,
  }
}
