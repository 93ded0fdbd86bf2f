// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedAlways, GeneratedMoment, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'ta.account_confirmation': {
    change_id: string
    institution_id: string
    investor_id: string
    application_no: string
    business_code: '101' | '103' | '108'
    distributor: string
    account_no: string
    applied_at: Moment
    confirmed_on: string
  }
  'ta.application': {
    id: Generated<string>
    application_no: string
    institution_id: string
    product_id: string
    business_code: '020' | '022' | '024' | '029' | '033' | '036' | '142' | '144' | '145'
    investor_id: string
    trading_account_id: string
    amount: string | null
    shares: string | null
    remaining_shares: string | null
    large_redemption: Generated<'0' | '1'>
    dividend_method: '0' | '1' | null
    target_product_id: string | null
    target_trading_account_id: string | null
    dealing_date: string
    late: Generated<boolean>
    source: Generated<'form' | 'excel' | 'exchange' | 'relation' | 'register'>
    origin: string | null
    remark: Generated<string>
    status: Generated<'0' | '1' | '2' | '3' | '4' | '5' | '6'>
    version: Generated<number>
    run_id: string | null
    created_by: string
    created_name: string
    created_at: Moment
    created_account: Generated<string>
    created_institution: Generated<string>
    submitted_at: MomentOrNull
    examined_by: string | null
    examined_name: Generated<string>
    reason: Generated<string>
  }
  'ta.application_file': {
    application_id: string
    file_id: string
    institution_id: string
    position: number
  }
  'ta.application_step': {
    application_id: string
    seq: number
    institution_id: string
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    real_name: string | null
    reason: Generated<string>
    at: GeneratedMoment
  }
  'ta.confirmation': {
    id: Generated<string>
    institution_id: string
    run_id: string | null
    application_id: string | null
    product_id: string
    investor_id: string
    trading_account_id: string
    business_code: string
    dealing_date: string
    confirmed_on: string | null
    valid: Generated<boolean>
    unit_nav: string
    shares: string
    gross_amount: string
    fee: Generated<string>
    fee_manager: Generated<string>
    fee_distributor: Generated<string>
    fee_fund: Generated<string>
    performance_fee: Generated<string>
    net_amount: string
    refund: Generated<string>
    deferred_shares: Generated<string>
    cancelled_shares: Generated<string>
    return_code: Generated<string>
    reason: Generated<string>
    settles_on: string | null
    lots: Generated<object>
    order_id: string | null
    dividend_id: string | null
    basis_shares: string | null
    dividend_method: '0' | '1' | null
    target_product_id: string | null
    target_run_id: string | null
    top_up_fee: Generated<string>
    top_up_fund: Generated<string>
    fee_day_id: string | null
  }
  'ta.dealing_day': {
    institution_id: GeneratedAlways<string | null>
    product_id: GeneratedAlways<string | null>
    dealing_date: GeneratedAlways<string | null>
    waiting: GeneratedAlways<number | null>
    waiting_amount: GeneratedAlways<string | null>
    waiting_shares: GeneratedAlways<string | null>
    run_id: GeneratedAlways<string | null>
    awaited: GeneratedAlways<number | null>
  }
  'ta.dealing_run': {
    id: Generated<string>
    institution_id: string
    product_id: string
    dealing_date: string
    corrects: string | null
    status: Generated<
      'frozen' | 'computed' | 'approved' | 'confirmed' | 'published' | 'stopped' | 'corrected'
    >
    version: Generated<number>
    nav_id: string | null
    unit_nav: string | null
    terms_id: string | null
    application_count: Generated<number>
    subscription_amount: Generated<string>
    redemption_shares: Generated<string>
    shares_before: string | null
    shares_after: string | null
    totals: object | null
    digest: string | null
    decision: object | null
    started_by: string
    started_name: string
    started_at: Moment
    computed_by: string | null
    computed_name: Generated<string>
    computed_at: MomentOrNull
    approved_by: string | null
    approved_name: Generated<string>
    confirmed_on: string | null
    confirmed_at: MomentOrNull
    reason: Generated<string>
  }
  'ta.designated_account': {
    id: Generated<string>
    institution_id: string
    investor_id: string
    product_id: string
    account_no: string
    account_name: string
    bank: string
    branch_no: Generated<string>
    since: string
  }
  'ta.dividend': {
    id: Generated<string>
    institution_id: string
    product_id: string
    record_date: string
    ex_date: string
    payment_date: string
    per_share: string
    realised_profit: string
    status: Generated<'entered' | 'approved' | 'computed' | 'confirmed' | 'returned' | 'stopped' | 'revoked'>
    version: Generated<number>
    record_nav_id: string | null
    cum_nav: string | null
    ex_nav_id: string | null
    ex_nav: string | null
    terms_id: string | null
    totals: object | null
    digest: string | null
    entered_by: string
    entered_name: string
    entered_at: Moment
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    computed_by: string | null
    confirmed_by: string | null
    confirmed_at: MomentOrNull
    register_before: object | null
    corrects: string | null
    first_id: string | null
    attempt: Generated<number>
  }
  'ta.dividend_step': {
    dividend_id: string
    seq: number
    institution_id: string
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    real_name: string | null
    reason: Generated<string>
    at: GeneratedMoment
  }
  'ta.exchange_account': {
    batch_id: string
    position: number
    line: number
    institution_id: string
    application_no: string
    business_code: '001' | '003' | '008'
    distributor: string
    account_no: string
    fund_account: string
    id_type: string | null
    id_no: string | null
    content: object
    applied_at: Moment
  }
  'ta.exchange_application': {
    batch_id: string
    position: number
    line: number
    institution_id: string
    application_no: string
    business_code: string
    fund_code: string
    distributor: string
    account_no: string
    fund_account: string
    amount: string | null
    shares: string | null
    large_redemption: string
    dividend_method: string | null
    target_fund_code: string | null
    target_distributor: string | null
    target_account_no: string | null
    applied_at: Moment
    remark: string
  }
  'ta.exchange_batch': {
    id: Generated<string>
    institution_id: string
    institution_kind: string
    account_id: string
    profile: string
    creator: Generated<string>
    receiver: Generated<string>
    business_date: string | null
    status: Generated<'uploaded' | 'checked' | 'accepted' | 'takenOver' | 'refused' | 'withdrawn'>
    version: Generated<number>
    records: Generated<number>
    amount: Generated<string>
    shares: Generated<string>
    faults: Generated<number>
    entered_by: string
    entered_name: string
    entered_at: Moment
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    tries: Generated<number>
    beat_at: MomentOrNull
    manager_id: string | null
    accounts: Generated<number>
  }
  'ta.exchange_fault': {
    id: Generated<string>
    batch_id: string
    institution_id: string
    file_name: string
    type: Generated<string>
    line: number | null
    field: Generated<string>
    code: string
    params: Generated<object>
  }
  'ta.exchange_file': {
    batch_id: string
    position: number
    file_id: string
    institution_id: string
  }
  'ta.exchange_fund': {
    batch_id: string
    code: string
    institution_id: string
    product_id: string
    manager_id: string
    usable: boolean
  }
  'ta.fee_day': {
    id: Generated<string>
    institution_id: string
    product_id: string
    due_date: string
    fee_date: string
    status: Generated<'entered' | 'computed' | 'confirmed' | 'stopped' | 'revoked'>
    version: Generated<number>
    nav_id: string | null
    unit_nav: string | null
    terms_id: string | null
    method: 'wholeFund' | 'perLot' | null
    taken_from: 'nav' | 'shares' | null
    rate: string | null
    nav_after: string | null
    mark_before: string | null
    mark_after: string | null
    totals: object | null
    digest: string | null
    entered_by: string
    entered_name: string
    entered_at: Moment
    computed_by: string | null
    confirmed_by: string | null
    confirmed_at: MomentOrNull
  }
  'ta.fee_day_lot': {
    fee_day_id: string
    lot_id: string
    institution_id: string
    trading_account_id: string
    shares: string
    fee: string
    shares_off: string
    mark_before: string
    mark_after: string
  }
  'ta.fee_day_step': {
    fee_day_id: string
    seq: number
    institution_id: string
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    real_name: string | null
    reason: Generated<string>
    at: GeneratedMoment
  }
  'ta.fund_register': {
    product_id: string
    institution_id: string
    shares: Generated<string>
    holders: Generated<number>
    mark: string | null
    last_dealing_date: string | null
    version: Generated<number>
    performance_owed: Generated<string>
  }
  'ta.fund_terms': {
    id: Generated<string>
    institution_id: string
    product_id: string
    effective_from: string
    terms: object
    status: Generated<'entered' | 'approved' | 'refused' | 'withdrawn' | 'replaced'>
    version: Generated<number>
    entered_by: string
    entered_name: string
    entered_at: Moment
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
  }
  'ta.holding': {
    product_id: string
    trading_account_id: string
    investor_id: string
    institution_id: string
    shares: string
    frozen: Generated<string>
    dividend_method: Generated<'0' | '1'>
    since: string
    version: Generated<number>
    shares_hundredths: GeneratedAlways<string>
  }
  'ta.investor': {
    id: Generated<string>
    institution_id: string
    kind: 'person' | 'institution' | 'product'
    name: string
    name_en: Generated<string>
    id_type: string
    id_no: string
    phone: Generated<string>
    email: Generated<string>
    address: Generated<string>
    product_id: string | null
    fund_account: Generated<string>
    status: Generated<'0' | '1' | '2' | '9'>
    qualified_until: string | null
    qualified_file: string | null
    risk_rating: number | null
    risk_until: string | null
    opened_on: string
    version: Generated<number>
  }
  'ta.investor_change': {
    id: Generated<string>
    institution_id: string
    investor_id: string | null
    kind:
      | 'open'
      | 'change'
      | 'trading-account'
      | 'bank-account'
      | 'freeze-shares'
      | 'unfreeze-shares'
      | 'freeze'
      | 'unfreeze'
      | 'close'
    content: object
    source: Generated<'form' | 'excel' | 'exchange' | 'relation'>
    status: Generated<'entered' | 'effective' | 'refused' | 'withdrawn'>
    version: Generated<number>
    entered_by: string
    entered_name: string
    entered_at: Moment
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
  }
  'ta.lot': {
    id: Generated<string>
    institution_id: string
    product_id: string
    investor_id: string
    trading_account_id: string
    confirmation_id: string | null
    source: '0' | '1' | '3' | '4' | '5' | '6'
    registered_on: string
    locked_until: string | null
    shares_initial: string
    shares: string
    cost: Generated<string>
    nav: string
    mark: string
  }
  'ta.lot_change': {
    confirmation_id: string | null
    lot_id: string
    institution_id: string
    shares: string
    mark_before: string
    mark_after: string
    reversal: Generated<boolean>
    fee_day_id: string | null
  }
  'ta.nav': {
    id: Generated<string>
    institution_id: string
    product_id: string
    nav_date: string
    unit_nav: string
    accumulated_nav: string
    source: Generated<'entered' | 'accounting'>
    status: Generated<'entered' | 'confirmed' | 'refused' | 'replaced'>
    version: Generated<number>
    entered_by: string
    entered_name: string
    entered_at: Moment
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
  }
  'ta.performance_payment': {
    id: Generated<string>
    institution_id: string
    product_id: string
    amount: string
    order_id: string | null
    order_no: string | null
    reason: Generated<string>
    paid_by: string
    paid_name: string
    at: GeneratedMoment
    status: Generated<'entered' | 'confirmed' | 'cancelled'>
    version: Generated<number>
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    decided_reason: Generated<string>
  }
  'ta.report': {
    id: Generated<string>
    institution_id: string
    product_id: string
    run_id: string
    kind: 'confirmation' | 'holding' | 'summary'
    dealing_date: string
    accounting_date: string
    corrected: boolean
    status: Generated<'0' | '1' | '2' | '3'>
    version: Generated<number>
    decided_by: string | null
    decided_name: Generated<string>
    decided_at: MomentOrNull
    reason: Generated<string>
    answer: Generated<string>
    published_at: Moment
  }
  'ta.revocation': {
    kind: 'run' | 'dividend' | 'fee-day'
    object_id: string
    institution_id: string
    version: number
    reason: string
    asked_by: string
    asked_name: string
    asked_at: Moment
  }
  'ta.run_step': {
    run_id: string
    seq: number
    institution_id: string
    event: string
    from_status: string | null
    to_status: string
    person: string
    person_name: string
    real_name: string | null
    reason: Generated<string>
    at: GeneratedMoment
  }
  'ta.temporary_opening': {
    id: Generated<string>
    institution_id: string
    product_id: string
    opens_on: string
    kinds: Generated<'subscription' | 'redemption' | 'both'>
    reason: string
    relation_id: string | null
    entered_name: string
    entered_at: Moment
    cancelled_name: Generated<string>
    cancelled_at: MomentOrNull
  }
  'ta.trading_account': {
    id: Generated<string>
    institution_id: string
    investor_id: string
    account_no: Generated<string>
    distributor: string
    distributor_name: string
    status: Generated<'0' | '1' | '9'>
    opened_on: string
  }
}
