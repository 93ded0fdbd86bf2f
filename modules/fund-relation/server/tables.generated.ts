// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedMoment, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'fund_relation.application': {
    id: Generated<string>
    institution_id: string
    partner_id: string | null
    kind: '1' | '2' | '3'
    mother: object
    child: object
    mother_id: string
    child_id: string
    child_account: Generated<string>
    relation_id: string | null
    terms: object
    file_id: string | null
    file_name: Generated<string>
    applicant_phone: Generated<string>
    contact_phone: Generated<string>
    sends_sms: Generated<boolean>
    delete_config: Generated<boolean>
    status: '0' | '1' | '2' | '3' | '4' | '5' | '6'
    version: Generated<number>
    account_id: string
    submitted_name: string
    submitted_at: Moment
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
  }
  'fund_relation.application_step': {
    application_id: string
    seq: number
    institution_id: string
    partner_id: string | null
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    real_name: string | null
    reason: Generated<string>
    at: GeneratedMoment
  }
  'fund_relation.config': {
    id: Generated<string>
    institution_id: string
    partner_id: string | null
    relation_id: string
    settings: object
    in_force: object | null
    status: Generated<'1' | '2' | '3' | '4' | '5'>
    version: Generated<number>
    entered_by: string
    entered_name: string
    entered_at: Moment
    reviewed_by: string | null
    reviewed_name: Generated<string>
    reviewed_at: MomentOrNull
    reason: Generated<string>
  }
  'fund_relation.fee_due': {
    id: Generated<string>
    institution_id: string
    partner_id: string | null
    config_id: string
    relation_id: string
    child_id: string
    fee_type: string
    due_on: string
    fee: string | null
    missing: string | null
    shares: string | null
    carried: Generated<string>
    rest_met: Generated<boolean>
    status:
      | 'planned'
      | 'advanced'
      | 'redeeming'
      | 'ready'
      | 'toConfirm'
      | 'paying'
      | 'paid'
      | 'nothing'
      | 'failed'
    version: Generated<number>
    linked_order_id: string | null
    transfer_order_id: string | null
    order_no: Generated<string>
    reason: object | null
    at: Moment
  }
  'fund_relation.linked_order': {
    id: Generated<string>
    origin: string
    institution_id: string
    partner_id: string | null
    relation_id: string
    kind: '022' | '024' | '142'
    amount: string | null
    shares: string | null
    not_before: string
    status: 'placed' | 'failed' | 'skipped' | 'settled' | 'withdrawn'
    application_id: string | null
    application_no: Generated<string>
    dealing_date: string | null
    reason: object | null
    at: Moment
    version: Generated<number>
  }
  'fund_relation.linked_order_step': {
    linked_order_id: string
    seq: number
    institution_id: string
    partner_id: string | null
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    real_name: string | null
    reason: Generated<string>
    at: GeneratedMoment
  }
  'fund_relation.mail_task': {
    id: Generated<string>
    institution_id: string
    subject: string
    recipient: string
    at: GeneratedMoment
  }
  'fund_relation.relation': {
    id: Generated<string>
    institution_id: string
    partner_id: string | null
    mother: object
    child: object
    mother_id: string
    child_id: string
    child_account: Generated<string>
    terms: object
    starts_on: string
    ends_on: string | null
    status: '1' | '2' | '3' | '4'
    version: Generated<number>
  }
}
