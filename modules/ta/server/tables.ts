import type { InstitutionKind } from '@iisp/contract'
import type { FileView } from '@iisp/files/contract'
import {
  type ColumnType,
  type Generated,
  type Moment,
  type MomentOrNull,
  type Selectable,
  type Updateable,
  queryBuilder,
} from '@iisp/server'
import type { ApplicationKind, ConfirmationKind } from '../contract/applications/business-codes.ts'
import type { ApplicationState } from '../contract/applications/application-states.ts'
import type { NavState } from '../contract/dealing/nav-states.ts'
import type { RunState } from '../contract/dealing/run-states.ts'
import type { ExchangeState } from '../contract/exchange/batch-states.ts'
import type { ExchangeFaultCode } from '../contract/exchange/faults.ts'
import type { ExchangeProfile } from '../contract/exchange/imports.ts'
import type { InvestorChangeState } from '../contract/investors/investor-change-states.ts'
import type { ChangeContent } from '../contract/investors/investor-changes.ts'
import type { ChangeKind, IdentityType } from '../contract/investors/investor-kinds.ts'
import type { ReportState } from '../contract/reports/report-states.ts'
import type { ReportKind } from '../contract/reports/reports.ts'
import type { FundTerms } from '../contract/terms/terms.ts'
import type { TermsState } from '../contract/terms/terms-states.ts'

/** Who entered something, and who decided it. */
interface TwoPersons {
  entered_by: string
  entered_name: string
  entered_at: Moment
  decided_by: Generated<string | null>
  decided_name: Generated<string>
  decided_at: MomentOrNull
  reason: Generated<string>
}
interface FundTermsTable extends TwoPersons {
  id: Generated<string>
  institution_id: string
  product_id: string
  effective_from: string
  terms: ColumnType<FundTerms, object, object>
  status: Generated<TermsState>
  version: Generated<number>
}
interface TemporaryOpeningTable {
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
interface InvestorTable {
  id: Generated<string>
  institution_id: string
  kind: 'person' | 'institution' | 'product'
  name: string
  name_en: Generated<string>
  id_type: IdentityType
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
interface TradingAccountTable {
  id: Generated<string>
  institution_id: string
  investor_id: string
  account_no: Generated<string>
  distributor: string
  distributor_name: string
  status: Generated<'0' | '1' | '9'>
  opened_on: string
}
interface DesignatedAccountTable {
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
interface InvestorChangeTable extends TwoPersons {
  id: Generated<string>
  institution_id: string
  investor_id: string | null
  kind: ChangeKind
  content: ColumnType<ChangeContent, object, object>
  source: Generated<'form' | 'excel' | 'exchange' | 'relation'>
  status: Generated<InvestorChangeState>
  version: Generated<number>
}
interface ApplicationTable {
  id: Generated<string>
  application_no: string
  institution_id: string
  product_id: string
  business_code: ApplicationKind
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
  status: Generated<ApplicationState>
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
interface ApplicationStepTable {
  application_id: string
  seq: number
  institution_id: string
  event: string
  from_status: string | null
  to_status: string
  person: string
  person_name: string
  real_name: Generated<string | null>
  reason: Generated<string>
  at: Moment
}
interface ApplicationFileTable {
  application_id: string
  file_id: string
  institution_id: string
  position: number
}
interface NavTable extends TwoPersons {
  id: Generated<string>
  institution_id: string
  product_id: string
  nav_date: string
  unit_nav: string
  accumulated_nav: string
  source: Generated<'entered' | 'accounting'>
  status: Generated<NavState>
  version: Generated<number>
}
interface FundRegisterTable {
  product_id: string
  institution_id: string
  shares: Generated<string>
  holders: Generated<number>
  mark: string | null
  last_dealing_date: string | null
  version: Generated<number>
}
interface DealingRunTable {
  id: Generated<string>
  institution_id: string
  product_id: string
  dealing_date: string
  corrects: string | null
  status: Generated<RunState>
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
interface ReportTable {
  id: Generated<string>
  institution_id: string
  product_id: string
  run_id: string
  kind: ReportKind
  dealing_date: string
  accounting_date: string
  corrected: boolean
  status: Generated<ReportState>
  version: Generated<number>
  decided_by: Generated<string | null>
  decided_name: Generated<string>
  decided_at: MomentOrNull
  reason: Generated<string>
  answer: Generated<string>
  published_at: Moment
}
interface ConfirmationTable {
  id: Generated<string>
  institution_id: string
  run_id: string
  application_id: string | null
  product_id: string
  investor_id: string
  trading_account_id: string
  business_code: ConfirmationKind
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
  lots: object
  order_id: string | null
}
interface LotTable {
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
interface LotChangeTable {
  confirmation_id: string
  lot_id: string
  institution_id: string
  shares: string
  mark_before: string
  mark_after: string
  reversal: Generated<boolean>
}
interface HoldingTable {
  product_id: string
  trading_account_id: string
  investor_id: string
  institution_id: string
  shares: string
  frozen: Generated<string>
  dividend_method: Generated<'0' | '1'>
  since: string
  version: Generated<number>
  shares_hundredths: Generated<string>
}
interface ExchangeBatchTable {
  id: Generated<string>
  institution_id: string
  institution_kind: InstitutionKind
  account_id: string
  profile: ExchangeProfile
  creator: Generated<string>
  receiver: Generated<string>
  business_date: string | null
  status: Generated<ExchangeState>
  version: Generated<number>
  records: Generated<number>
  amount: Generated<string>
  shares: Generated<string>
  faults: Generated<number>
  entered_by: string
  entered_name: string
  entered_at: Moment
  decided_by: Generated<string | null>
  decided_name: Generated<string>
  decided_at: MomentOrNull
  tries: Generated<number>
  beat_at: MomentOrNull
}
interface ExchangeFileTable {
  batch_id: string
  position: number
  file_id: string
  institution_id: string
}
interface ExchangeFaultTable {
  id: Generated<string>
  batch_id: string
  institution_id: string
  file_name: string
  type: Generated<string>
  line: number | null
  field: Generated<string>
  code: ExchangeFaultCode
  params: Generated<Record<string, string>>
}
/** Names of products, a view of module product. */
interface ProductNameView {
  id: string
  institution_id: string
  code: string
  name: string
  name_en: string
  parent_id: string | null
}
/** An open day of a fund with passed applications that no run has, with its run, or with both. */
interface DealingDayView {
  institution_id: string
  product_id: string
  dealing_date: string
  waiting: number
  waiting_amount: string
  waiting_shares: string
  run_id: string | null
}
interface RunStepTable {
  run_id: string
  seq: number
  institution_id: string
  event: string
  from_status: RunState | null
  to_status: RunState
  person: string
  person_name: string
  real_name: string | null
  reason: string
  at: Moment
}
/** Names and kinds of institutions, a view of module identity. */
interface InstitutionNameView {
  institution_id: string
  name: string
  name_en: string
  kind: string
}
interface Tables {
  'ta.dealing_day': DealingDayView
  'ta.run_step': RunStepTable
  'product.product_name': ProductNameView
  'identity.institution_name': InstitutionNameView
  'transfers.register_money': { kind: string; reference: string; amount: string }
  'ta.fund_terms': FundTermsTable
  'ta.temporary_opening': TemporaryOpeningTable
  'ta.investor': InvestorTable
  'ta.trading_account': TradingAccountTable
  'ta.designated_account': DesignatedAccountTable
  'ta.investor_change': InvestorChangeTable
  'ta.application': ApplicationTable
  'ta.application_step': ApplicationStepTable
  'ta.application_file': ApplicationFileTable
  'ta.nav': NavTable
  'ta.fund_register': FundRegisterTable
  'ta.dealing_run': DealingRunTable
  'ta.confirmation': ConfirmationTable
  'ta.report': ReportTable
  'ta.lot': LotTable
  'ta.lot_change': LotChangeTable
  'ta.holding': HoldingTable
  'ta.exchange_batch': ExchangeBatchTable
  'ta.exchange_file': ExchangeFileTable
  'ta.exchange_fault': ExchangeFaultTable
  'ta.exchange_application': { batch_id: string; fund_code: string }
  'ta.exchange_fund': { batch_id: string }
  /** A view of module files. */
  'files.file': FileView
}
export type StoredApplication = Selectable<ApplicationTable>
export type ApplicationChanges = Updateable<ApplicationTable>
export type StoredRun = Selectable<DealingRunTable>
export type RunChanges = Updateable<DealingRunTable>
export type StoredNav = Selectable<NavTable>
export type NavChanges = Updateable<NavTable>
export type StoredTerms = Selectable<FundTermsTable>
export type TermsChanges = Updateable<FundTermsTable>
export type StoredInvestorChange = Selectable<InvestorChangeTable>
export type InvestorChangeColumns = Updateable<InvestorChangeTable>
export type StoredInvestor = Selectable<InvestorTable>
export type StoredReport = Selectable<ReportTable>
export type ReportChanges = Updateable<ReportTable>
export type StoredBatch = Selectable<ExchangeBatchTable>
export type BatchChanges = Updateable<ExchangeBatchTable>
export const q = queryBuilder<Tables>()
