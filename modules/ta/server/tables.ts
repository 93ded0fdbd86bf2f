import type { FileView } from '@iisp/files/contract'
import type { ColumnType, Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import { queryBuilder } from '@iisp/server'
import type { ApplicationKind } from '../contract/applications/business-codes.ts'
import type { ApplicationState } from '../contract/applications/application-states.ts'
import type { NavState } from '../contract/dealing/nav-states.ts'
import type { InvestorChangeState } from '../contract/investors/investor-change-states.ts'
import type { ChangeContent } from '../contract/investors/investor-changes.ts'
import type { ChangeKind, IdentityType } from '../contract/investors/investor-kinds.ts'
import type { FundTerms } from '../contract/terms/terms.ts'
import type { TermsState } from '../contract/terms/terms-states.ts'
import type { DealingTables } from './dealing-tables.ts'
import type { DistributionTables } from './distribution-tables.ts'
import type { ExchangeTables } from './exchange-tables.ts'
import type { CaseColumns, Decided, Entered } from './case-columns.ts'

interface DecidedWithReason extends Decided {
  reason: Generated<string>
}
interface FundTermsTable extends CaseColumns<TermsState>, Entered, DecidedWithReason {
  product_id: string
  effective_from: string
  terms: ColumnType<FundTerms, object, object>
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
interface InvestorChangeTable extends CaseColumns<InvestorChangeState>, Entered, DecidedWithReason {
  investor_id: string | null
  kind: ChangeKind
  content: ColumnType<ChangeContent, object, object>
  source: Generated<'form' | 'excel' | 'exchange' | 'relation'>
}
interface ApplicationTable extends CaseColumns<ApplicationState> {
  application_no: string
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
interface NavTable extends CaseColumns<NavState>, Entered, DecidedWithReason {
  product_id: string
  nav_date: string
  unit_nav: string
  accumulated_nav: string
  source: Generated<'entered' | 'accounting'>
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
/** Names and kinds of institutions, a view of module identity. */
interface InstitutionNameView {
  institution_id: string
  name: string
  name_en: string
  kind: string
}
interface Tables extends DealingTables, DistributionTables, ExchangeTables {
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
  /** A view of module files. */
  'files.file': FileView
}
export type StoredApplication = Selectable<ApplicationTable>
export type ApplicationChanges = Updateable<ApplicationTable>
export type StoredNav = Selectable<NavTable>
export type NavChanges = Updateable<NavTable>
export type StoredTerms = Selectable<FundTermsTable>
export type TermsChanges = Updateable<FundTermsTable>
export type StoredInvestorChange = Selectable<InvestorChangeTable>
export type InvestorChangeColumns = Updateable<InvestorChangeTable>
export type StoredInvestor = Selectable<InvestorTable>
export type { ReportChanges, RunChanges, StoredReport, StoredRun } from './dealing-tables.ts'
export type {
  DividendChanges,
  FeeDayChanges,
  PaymentChanges,
  RegisterBefore,
  StoredDividend,
  StoredFeeDay,
  StoredPayment,
} from './distribution-tables.ts'
export type { BatchChanges, StoredBatch } from './exchange-tables.ts'
export const q = queryBuilder<Tables>()
