import { type Generated, type Moment, type MomentOrNull, queryBuilder } from '@iisp/server'
import type { StoredApproval } from '../contract/states.ts'

export interface ApplicationTable {
  id: Generated<string>
  institution_id: string
  institution_name: string
  person_id: string
  person_name: string
  account: string
  busi_type: string
  object: string
  reason: string
  business_date: string
  state: StoredApproval
  applied_at: Moment
  decided_by: Generated<string | null>
  decided_name: Generated<string | null>
  decided_at: MomentOrNull
  remark: Generated<string>
  used_at: MomentOrNull
  used_call: Generated<string | null>
}
interface ConsentTable {
  institution_id: string
  account_id: string
  person_id: string
  agreement: string
  version: string
  agreed_at: Moment
  network: string
}
interface FirstJumpTable {
  institution_id: string
  account_id: string
  person_id: string
  target: string
  jumped_at: Moment
}
interface Tables {
  'approval.application': ApplicationTable
  'approval.consent': ConsentTable
  'approval.first_jump': FirstJumpTable
}
export const q = queryBuilder<Tables>()
