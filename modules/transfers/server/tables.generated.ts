// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedAlways, GeneratedMoment, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'transfers.authorised_payee': {
    id: Generated<string>
    institution_id: string
    product_id: string | null
    account_no: string
    amount_limit: string
    valid_until: string | null
  }
  'transfers.broker_account': {
    id: Generated<string>
    institution_id: string
    product_id: string
    project_no: string
    custody_account_id: string
    account_no: string
    name: string
    broker_no: string
    type: '1' | '2' | '3' | '4' | '5' | '9'
    branch: Generated<string>
    is_default: Generated<boolean>
    status: Generated<'0' | '1' | '2'>
    source: Generated<'1' | '2' | '3'>
    created_by: Generated<string>
    deleted_at: MomentOrNull
    changed_at: MomentOrNull
  }
  'transfers.contact': {
    id: Generated<string>
    institution_id: string
    name: string
    phone: string
    email: string
    landline: Generated<string>
    address: Generated<string>
    type: Generated<'1' | '2'>
    is_default: Generated<boolean>
    created_by: Generated<string>
    deleted_at: MomentOrNull
  }
  'transfers.counterparty_account': {
    id: Generated<string>
    institution_id: string
    product_id: string
    project_no: string
    custody_account_id: string | null
    account_no: string
    name: string
    open_bank: string
    branch_no: Generated<string>
    province: Generated<string>
    city: Generated<string>
    transfer_type: Generated<string>
    is_default: Generated<boolean>
    status: Generated<'0' | '1' | '2'>
    source: Generated<'1' | '2' | '3'>
    created_by: Generated<string>
    deleted_at: MomentOrNull
    changed_at: MomentOrNull
    name_likeness: GeneratedAlways<string | null>
  }
  'transfers.custody_account': {
    id: Generated<string>
    institution_id: string
    product_id: string
    project_no: string
    kind: Generated<'1' | '2'>
    account_no: string
    name: string
    open_bank: string
    branch_no: Generated<string>
    status: Generated<'0' | '1' | '2'>
    in_valuation_plan: Generated<boolean>
  }
  'transfers.desk_setting': {
    institution_id: string
    two_persons: Generated<boolean>
    version: Generated<number>
    changed_by_name: string
    changed_at: Moment
  }
  'transfers.digest': {
    id: Generated<string>
    institution_id: string
    account_id: string
    day: string
    sent_on: string
    subject: string
    body: string
  }
  'transfers.institution_setting': {
    institution_id: string
    order_pattern: Generated<'1' | '2' | '3'>
    authorised_payees_only: Generated<boolean>
  }
  'transfers.journal_entry': {
    id: Generated<string>
    institution_id: string
    kind:
      | 'receipt'
      | 'payment'
      | 'settlement'
      | 'reversal'
      | 'received'
      | 'invested'
      | 'returned'
      | 'fee'
      | 'taken-back'
      | 'recovered'
    order_id: string | null
    memo: Generated<string>
    at: GeneratedMoment
    reference: string | null
  }
  'transfers.ledger_account': {
    id: Generated<string>
    institution_id: string
    kind: 'custody' | 'broker' | 'in-transit' | 'external'
    custody_account_id: string | null
    broker_account_id: string | null
    balance: Generated<string>
    frozen: Generated<string>
    updated_at: GeneratedMoment
  }
  'transfers.order_attachment': {
    order_id: string
    file_id: string
    institution_id: string
    position: number
    supplement: Generated<boolean>
  }
  'transfers.order_notice': {
    id: Generated<string>
    order_id: string
    institution_id: string
    type: '1' | '2'
    account_id: string
    sent_by: string
    at: Moment
  }
  'transfers.order_step': {
    order_id: string
    seq: number
    institution_id: string
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    reason: Generated<string>
    fingerprint: string | null
    at: GeneratedMoment
    account_id: string | null
    real_name: string | null
  }
  'transfers.posting': {
    entry_id: string
    line: number
    institution_id: string
    ledger_account_id: string
    amount: string
  }
  'transfers.register_money': {
    institution_id: GeneratedAlways<string | null>
    kind: GeneratedAlways<string | null>
    reference: GeneratedAlways<string | null>
    amount: GeneratedAlways<string | null>
  }
  'transfers.register_order': {
    id: GeneratedAlways<string | null>
    institution_id: GeneratedAlways<string | null>
    reference: GeneratedAlways<string | null>
    amount: GeneratedAlways<string | null>
    status: GeneratedAlways<string | null>
  }
  'transfers.transfer_order': {
    id: Generated<string>
    order_no: string
    institution_id: string
    institution_name: string
    source: Generated<'0' | '1' | '2' | '3' | '4' | '5' | '6'>
    status: '010' | '011' | '020' | '030' | '040' | '050' | '051' | '060' | '070' | '080' | '090' | '091'
    version: Generated<number>
    documents_missing: Generated<boolean>
    recalled: Generated<boolean>
    order_pattern: '1' | '2' | '3' | null
    product_id: string
    product_no: string
    product_name: string
    project_no: string
    pays: boolean
    manual: boolean
    custody_account_id: string
    custody_account_no: string
    broker_account_id: string | null
    counterparty_account_id: string | null
    partner_account_no: string
    partner_name: string
    partner_bank: Generated<string>
    partner_branch_no: Generated<string>
    amount: string
    transfer_date: string
    transfer_time: Generated<string>
    transfer_type: string
    transfer_detail: string
    notice: Generated<boolean>
    retry: Generated<boolean>
    send_email: Generated<boolean>
    call_back: Generated<boolean>
    not_before_date: Generated<boolean>
    margin_call: Generated<boolean>
    reason: Generated<string>
    remark: Generated<string>
    contacts: Generated<object>
    return_reason: Generated<string>
    fingerprint: string | null
    frozen: Generated<string>
    makers: Generated<string[]>
    reviewed_by: string | null
    signed_by: string | null
    created_by_name: string
    created_at: GeneratedMoment
    submitted_at: MomentOrNull
    recency: GeneratedAlways<string>
    amount_fen: GeneratedAlways<string>
    accepted_by: string | null
    accepted_by_name: Generated<string>
    sent_back: Generated<'' | 'return' | 'recall'>
    sent_back_by: Generated<string>
    failure_open: Generated<boolean>
    created_by_real_name: string | null
    sent_back_by_real_name: string | null
    internal_note: Generated<string>
    sent_back_content: object | null
    reference: string | null
  }
  'transfers.uploaded_file': {
    file_id: string
    institution_id: string
    project_no: Generated<string>
    file_type: string
  }
}
