// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'opening.application': {
    id: Generated<string>
    project_no: string
    institution_id: string
    institution_name: string
    kind: '1' | '2'
    status: '010' | '011' | '020' | '030' | '040' | '070' | '080' | '090'
    version: Generated<number>
    product_id: string
    product_no: string
    product_name: string
    product_type: string
    broker_id: string
    broker_name: string
    link_type: string
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
    created_at: Moment
    submitted_by: string | null
    submitted_account: Generated<string>
    submitted_at: MomentOrNull
    business_date: string
    urged_on: string | null
    urged_at: MomentOrNull
    search: string
    created_by_real_name: string | null
  }
  'opening.application_file': {
    application_id: string
    file_id: string
    institution_id: string
    file_type: string
    position: number
  }
  'opening.password_reveal': {
    application_id: string
    institution_id: string
    person: string
    at: Moment
  }
  'opening.step': {
    application_id: string
    seq: number
    institution_id: string
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    source: 'manager' | 'custodian'
    reason: Generated<string>
    at: Moment
    real_name: string | null
  }
  'opening.urging': {
    id: Generated<string>
    application_id: string
    institution_id: string
    urged_on: string
    contact_name: string
    contact_phone: string
    contact_email: string
    remark: string
    person: string
    at: Moment
  }
}
