import type { Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import { queryBuilder } from '@iisp/server'
import type { CheckResult } from '../contract/checks/account-check.ts'
import type { PartyKind } from '../contract/parties/parties.ts'
import type { ContractState } from '../contract/product-contracts/contract-states.ts'
import type { ContractForm } from '../contract/product-contracts/product-contracts.ts'
import type { PartyState } from '../contract/parties/party-states.ts'

interface AccountCheckTable {
  id: Generated<string>
  at: Moment
  network: string
  account_name: string
  account_no: string
  party: string
  result: CheckResult
}
interface PartyTable {
  id: Generated<string>
  number: string
  code_hash: string
  /** The custodian, whose audit chain keeps the changes. */
  institution_id: string
  kind: PartyKind
  name: string
  name_en: string
  credit_code: string
  manager_no: string
  address: string
  admin_name: string
  phone: string
  email: string
  status: Generated<PartyState>
  version: Generated<number>
  submitted_at: Moment
  endorsed_by: Generated<string | null>
  endorsed_name: Generated<string>
  decided_by: Generated<string | null>
  decided_name: Generated<string>
  decided_at: MomentOrNull
  reason: Generated<string>
  opened_institution: Generated<string>
}
interface ProofTable {
  uuid: string
  phone: string
  email: string
  device: string
  sms_hash: string
  mail_hash: string
  tries: Generated<number>
  expires_at: Moment
}
interface ContractTable {
  id: Generated<string>
  institution_id: string
  institution_name: string
  account_id: string
  submitted_name: string
  product_name: string
  product_kind: ContractForm['productKind']
  services: ContractForm['services']
  expected_size: string
  planned_date: string
  contact_name: string
  contact_phone: string
  note: string
  file_id: string | null
  status: Generated<ContractState>
  version: Generated<number>
  submitted_at: Moment
  decided_name: Generated<string>
  decided_at: MomentOrNull
  reason: Generated<string>
}
/** Name and size of the files of module files. */
interface FileView {
  id: string
  name: string
  size: string
}
interface Tables {
  'files.file': FileView
  'registration.product_contract': ContractTable
  'registration.account_check': AccountCheckTable
  'registration.party': PartyTable
  'registration.proof': ProofTable
}
export type ContractChanges = Updateable<ContractTable>
export type StoredContract = Selectable<ContractTable>
export type PartyChanges = Updateable<PartyTable>
export type StoredParty = Selectable<PartyTable>
export const q = queryBuilder<Tables>()
