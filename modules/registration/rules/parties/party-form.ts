import { isCreditCode } from '@iisp/contract/credit-code'
import { noChinese } from '@iisp/contract/patterns'
import type { PartyForm } from '../../contract/parties/parties.ts'

export type PartyFault = 'name' | 'nameEn' | 'creditCode' | 'managerNo' | 'address' | 'adminName'

/** The stored form: trimmed, codes in capitals, a manager number only for managers. */
export const tidyForm = (form: PartyForm): PartyForm => ({
  kind: form.kind,
  name: form.name.trim(),
  nameEn: form.nameEn.trim(),
  creditCode: form.creditCode.trim().toUpperCase(),
  managerNo: form.kind === 'manager' ? form.managerNo.trim().toUpperCase() : '',
  address: form.address.trim(),
  adminName: form.adminName.trim(),
})

/** The fields of a tidy form that are missing or wrong. */
export function partyFaults(form: PartyForm): PartyFault[] {
  const faults: Record<PartyFault, boolean> = {
    name: form.name === '',
    nameEn: !noChinese.test(form.nameEn),
    creditCode: !isCreditCode(form.creditCode),
    managerNo: form.kind === 'manager' && !/^P[0-9]{7}$/.test(form.managerNo),
    address: form.address === '',
    adminName: form.adminName === '',
  }
  return (Object.keys(faults) as PartyFault[]).filter((name) => faults[name])
}
