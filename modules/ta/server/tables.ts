import type { InstitutionKind } from '@iisp/contract'
import type { FileView } from '@iisp/files/contract'
import { type ColumnType, type Refined, type Selectable, type Updateable, queryBuilder } from '@iisp/server'
import type { ConfirmationKind } from '../contract/applications/business-codes.ts'
import type { RunState } from '../contract/dealing/run-states.ts'
import type { DividendState } from '../contract/dividends/dividend-states.ts'
import type { ExchangeFaultCode } from '../contract/exchange/faults.ts'
import type { ExchangeBatch } from '../contract/exchange/imports.ts'
import type { FeeDayState } from '../contract/fee-days/fee-day-states.ts'
import type { ChangeContent } from '../contract/investors/investor-changes.ts'
import type { IdentityType } from '../contract/investors/investor-kinds.ts'
import type { FundTerms } from '../contract/terms/terms.ts'
import type { GeneratedTables } from './tables.generated.ts'

interface Step<State> {
  from_status: State
  to_status: State
}
/** The register of a fund before a dividend. */
export interface RegisterBefore {
  readonly shares: string
  /** Null while it is the NAV of the fund's first shares. */
  readonly mark: string | null
  readonly lastDealingDate: string | null
}
type Own = Refined<
  GeneratedTables,
  {
    'ta.fund_terms': { terms: ColumnType<FundTerms, object, object> }
    'ta.investor': { id_type: IdentityType }
    'ta.investor_change': { content: ColumnType<ChangeContent, object, object> }
    'ta.confirmation': { business_code: ConfirmationKind }
    'ta.run_step': Step<RunState>
    'ta.dividend_step': Step<DividendState>
    'ta.fee_day_step': Step<FeeDayState>
    'ta.exchange_batch': { institution_kind: InstitutionKind; profile: ExchangeBatch['profile'] }
    'ta.exchange_fault': { code: ExchangeFaultCode; params: Record<string, string> }
    'ta.exchange_account': { content: ChangeContent }
    /** An open day of a fund with passed applications that no run has, with its run, or with both. */
    'ta.dealing_day': {
      institution_id: string
      product_id: string
      dealing_date: string
      waiting: number
      waiting_amount: string
      waiting_shares: string
      /** Conversions in whose source fund has not been dealt. */
      awaited: number
    }
  }
>
/** With the columns of other modules' views that are read here. */
interface Tables extends Own {
  'files.file': FileView
  'identity.institution_name': { institution_id: string; name: string; name_en: string; kind: string }
  'product.product_name': {
    id: string
    institution_id: string
    code: string
    name: string
    name_en: string
    parent_id: string | null
  }
  'transfers.register_money': { kind: string; reference: string; amount: string }
  /** What became of the orders of the share register. */
  'transfers.register_order': { id: string; reference: string; amount: string; status: string }
}
type Stored<Table extends keyof Tables> = Selectable<Tables[Table]>
type Changes<Table extends keyof Tables> = Updateable<Tables[Table]>

export type StoredApplication = Stored<'ta.application'>
export type ApplicationChanges = Changes<'ta.application'>
export type StoredBatch = Stored<'ta.exchange_batch'>
export type BatchChanges = Changes<'ta.exchange_batch'>
export type StoredDividend = Stored<'ta.dividend'>
export type DividendChanges = Changes<'ta.dividend'>
export type StoredFeeDay = Stored<'ta.fee_day'>
export type FeeDayChanges = Changes<'ta.fee_day'>
export type StoredInvestor = Stored<'ta.investor'>
export type StoredInvestorChange = Stored<'ta.investor_change'>
export type InvestorChangeColumns = Changes<'ta.investor_change'>
export type StoredNav = Stored<'ta.nav'>
export type NavChanges = Changes<'ta.nav'>
/**
 * What a fund has paid its manager of the performance fees taken. Without an order it was paid by hand: noted by one person
 * (`paid_by`), and confirmed by another.
 */
export type StoredPayment = Stored<'ta.performance_payment'>
export type PaymentChanges = Changes<'ta.performance_payment'>
export type StoredReport = Stored<'ta.report'>
export type ReportChanges = Changes<'ta.report'>
export type StoredRun = Stored<'ta.dealing_run'>
export type RunChanges = Changes<'ta.dealing_run'>
export type StoredTerms = Stored<'ta.fund_terms'>
export type TermsChanges = Changes<'ta.fund_terms'>
export const q = queryBuilder<Tables>()
