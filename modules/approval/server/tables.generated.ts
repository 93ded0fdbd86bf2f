// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'approval.application': {
    id: Generated<string>
    institution_id: string
    institution_name: string
    person_id: string
    person_name: string
    account: string
    busi_type: string
    reason: string
    business_date: string
    state: 'pending' | 'approved' | 'refused' | 'used'
    applied_at: Moment
    decided_by: string | null
    decided_name: string | null
    decided_at: MomentOrNull
    remark: Generated<string>
    used_at: MomentOrNull
    used_call: string | null
    object: Generated<string>
  }
  'approval.consent': {
    institution_id: string
    account_id: string
    person_id: string
    agreement: string
    version: string
    agreed_at: Moment
    network: string
  }
  'approval.first_jump': {
    institution_id: string
    account_id: string
    person_id: string
    target: string
    jumped_at: Moment
  }
}
