import type { FileView } from '@iisp/files/contract'
import { type Generated, type Selectable, queryBuilder } from '@iisp/server'
import type { ApplicationKind, FileType, LinkType } from '../contract/codes.ts'
import type { ApplicationStatus } from '../contract/states.ts'

export interface ApplicationTable {
  id: Generated<string>
  project_no: string
  institution_id: string
  institution_name: string
  kind: ApplicationKind
  status: ApplicationStatus
  version: Generated<number>
  product_id: string
  product_no: string
  product_name: string
  product_type: string
  broker_id: string
  broker_name: string
  link_type: LinkType
  account_no: Generated<string>
  custody_account_no: Generated<string>
  opening_bank: Generated<string>
  contact_name: Generated<string>
  contact_phone: Generated<string>
  contact_email: Generated<string>
  message: Generated<string>
  courier_no: Generated<string>
  courier_company: Generated<string>
  fund_password: Generated<string>
  reason: Generated<string>
  created_by_name: string
  created_by_real_name: Generated<string | null>
  created_at: string
  submitted_by: string | null
  submitted_account: Generated<string>
  submitted_at: string | null
  business_date: string
  urged_on: string | null
  urged_at: string | null
  search: string
}
export type Application = Selectable<ApplicationTable>

interface StepTable {
  application_id: string
  seq: number
  institution_id: string
  event: string
  from_status: ApplicationStatus | null
  to_status: ApplicationStatus
  person: string
  person_name: string
  real_name: Generated<string | null>
  source: 'manager' | 'custodian'
  reason: Generated<string>
  at: string
}
interface ApplicationFileTable {
  application_id: string
  file_id: string
  institution_id: string
  file_type: FileType
  position: number
}
interface UrgingTable {
  id: Generated<string>
  application_id: string
  institution_id: string
  urged_on: string
  contact_name: string
  contact_phone: string
  contact_email: string
  remark: string
  person: string
  at: string
}
interface PasswordRevealTable {
  application_id: string
  institution_id: string
  person: string
  at: string
}
/** The columns of module identity's view that are read here. */
interface ReachView {
  phone: string | null
  email: string
  roles: string[]
}
interface ProductNameView {
  id: string
  name_en: string
}
export interface OpeningTables {
  'opening.application': ApplicationTable
  'opening.step': StepTable
  'opening.application_file': ApplicationFileTable
  'opening.urging': UrgingTable
  'opening.password_reveal': PasswordRevealTable
  'files.file': FileView
  'identity.reach': ReachView
  'product.product_name': ProductNameView
}
export const q = queryBuilder<OpeningTables>()
