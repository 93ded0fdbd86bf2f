import type { Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import type { ConfirmationKind } from '../contract/applications/business-codes.ts'
import type { RunState } from '../contract/dealing/run-states.ts'
import type { ReportState } from '../contract/reports/report-states.ts'
import type { ReportKind } from '../contract/reports/reports.ts'
import type { CaseColumns, Decided, StepColumns } from './case-columns.ts'

interface FundRegisterTable {
  product_id: string
  institution_id: string
  shares: Generated<string>
  holders: Generated<number>
  mark: string | null
  last_dealing_date: string | null
  performance_owed: Generated<string>
  version: Generated<number>
}
interface DealingRunTable extends CaseColumns<RunState> {
  product_id: string
  dealing_date: string
  corrects: string | null
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
/** An open day of a fund with passed applications that belong to no run, with its run, or with both. */
interface DealingDayView {
  institution_id: string
  product_id: string
  dealing_date: string
  waiting: number
  waiting_amount: string
  waiting_shares: string
  run_id: string | null
  /** Conversions in whose source fund has not been dealt. */
  awaited: number
}
/** A confirmation belongs to a run, a dividend or a fee day. */
interface ConfirmationTable {
  id: Generated<string>
  institution_id: string
  run_id: string | null
  dividend_id: string | null
  fee_day_id: string | null
  basis_shares: string | null
  dividend_method: '0' | '1' | null
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
  target_product_id: string | null
  target_run_id: string | null
  top_up_fee: Generated<string>
  top_up_fund: Generated<string>
}
interface ReportTable extends CaseColumns<ReportState>, Decided {
  product_id: string
  run_id: string
  kind: ReportKind
  dealing_date: string
  accounting_date: string
  corrected: boolean
  reason: Generated<string>
  answer: Generated<string>
  published_at: Moment
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
  confirmation_id: string | null
  fee_day_id: string | null
  lot_id: string
  institution_id: string
  shares: string
  mark_before: string
  mark_after: string
  reversal: Generated<boolean>
}
/** The state of the register's payment orders; a view of module transfers. */
interface RegisterOrderView {
  id: string
  reference: string
  amount: string
  status: string
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
/**
 * Dealing runs and the records that runs, dividends and fee days write: confirmations, lots, holdings, the total of a
 * fund, reports.
 */
export interface DealingTables {
  'ta.dealing_day': DealingDayView
  'ta.run_step': StepColumns<RunState> & { run_id: string }
  'ta.fund_register': FundRegisterTable
  'ta.dealing_run': DealingRunTable
  'ta.confirmation': ConfirmationTable
  'ta.report': ReportTable
  'ta.lot': LotTable
  'ta.lot_change': LotChangeTable
  'ta.holding': HoldingTable
  'transfers.register_order': RegisterOrderView
}
export type StoredRun = Selectable<DealingRunTable>
export type RunChanges = Updateable<DealingRunTable>
export type StoredReport = Selectable<ReportTable>
export type ReportChanges = Updateable<ReportTable>
