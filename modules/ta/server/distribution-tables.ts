import type { Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import type { ReversibleKind } from '../contract/corrections/revocations.ts'
import type { DividendState } from '../contract/dividends/dividend-states.ts'
import type { FeeDayState } from '../contract/fee-days/fee-day-states.ts'
import type { PaymentState } from '../contract/performance-fees/payment-states.ts'
import type { CaseColumns, Decided, Entered, StepColumns } from './case-columns.ts'

interface DividendTable extends CaseColumns<DividendState>, Entered, Decided {
  product_id: string
  record_date: string
  ex_date: string
  payment_date: string
  per_share: string
  realised_profit: string
  record_nav_id: string | null
  cum_nav: string | null
  ex_nav_id: string | null
  ex_nav: string | null
  terms_id: string | null
  totals: object | null
  digest: string | null
  computed_by: string | null
  confirmed_by: string | null
  confirmed_at: MomentOrNull
  /** A RegisterBefore; null until the dividend is confirmed. */
  register_before: object | null
  corrects: string | null
  first_id: string | null
  attempt: Generated<number>
}
/** The register of a fund before a dividend. */
export interface RegisterBefore {
  readonly shares: string
  /** Null while the mark equals the NAV of the fund's first shares. */
  readonly mark: string | null
  readonly lastDealingDate: string | null
}
interface FeeDayTable extends CaseColumns<FeeDayState>, Entered {
  product_id: string
  due_date: string
  fee_date: string
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
  computed_by: string | null
  confirmed_by: string | null
  confirmed_at: MomentOrNull
}
interface FeeDayLotTable {
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
/**
 * Payments of performance fees to the manager. A payment without an order is a manual one: one person (`paid_by`)
 * recorded it, another confirms it.
 */
interface PerformancePaymentTable extends CaseColumns<PaymentState>, Decided {
  product_id: string
  amount: string
  order_id: string | null
  order_no: string | null
  reason: Generated<string>
  paid_by: string
  paid_name: string
  at: Moment
  decided_reason: Generated<string>
}
/** Requests to reverse a confirmed case. */
interface RevocationTable {
  kind: ReversibleKind
  object_id: string
  institution_id: string
  version: number
  reason: string
  asked_by: string
  asked_name: string
  asked_at: Moment
}
/** Dividends, fee days and payments of performance fees. */
export interface DistributionTables {
  'ta.dividend': DividendTable
  'ta.dividend_step': StepColumns<DividendState> & { dividend_id: string }
  'ta.fee_day': FeeDayTable
  'ta.fee_day_step': StepColumns<FeeDayState> & { fee_day_id: string }
  'ta.fee_day_lot': FeeDayLotTable
  'ta.performance_payment': PerformancePaymentTable
  'ta.revocation': RevocationTable
}
export type StoredPayment = Selectable<PerformancePaymentTable>
export type PaymentChanges = Updateable<PerformancePaymentTable>
export type StoredDividend = Selectable<DividendTable>
export type DividendChanges = Updateable<DividendTable>
export type StoredFeeDay = Selectable<FeeDayTable>
export type FeeDayChanges = Updateable<FeeDayTable>
