// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'registration.account_check': {
    id: Generated<string>
    at: Moment
    network: string
    account_name: string
    account_no: string
    party: string
    result: 'match' | 'mismatch' | 'unknown'
  }
  'registration.party': {
    id: Generated<string>
    number: string
    code_hash: string
    institution_id: string
    kind: 'manager' | 'channel' | 'client'
    name: string
    name_en: string
    credit_code: string
    manager_no: string
    address: string
    admin_name: string
    phone: string
    email: string
    status: Generated<'submitted' | 'endorsed' | 'returned' | 'accepted' | 'refused' | 'withdrawn'>
    version: Generated<number>
    submitted_at: Moment
    endorsed_by: string | null
    endorsed_name: Generated<string>
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
    opened_institution: Generated<string>
  }
  'registration.product_contract': {
    id: Generated<string>
    institution_id: string
    institution_name: string
    account_id: string
    submitted_name: string
    product_name: string
    product_kind: 'securities' | 'equity' | 'assets' | 'other'
    services: string[]
    expected_size: string
    planned_date: string
    contact_name: string
    contact_phone: string
    note: string
    file_id: string | null
    status: Generated<'submitted' | 'returned' | 'accepted' | 'refused' | 'withdrawn'>
    version: Generated<number>
    submitted_at: Moment
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
  }
  'registration.proof': {
    uuid: string
    phone: string
    email: string
    device: string
    sms_hash: string
    mail_hash: string
    tries: Generated<number>
    expires_at: Moment
  }
}
