import type { InstitutionKind } from '@iisp/contract'
import type { Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import type { ExchangeState } from '../contract/exchange/batch-states.ts'
import type { ExchangeFaultCode } from '../contract/exchange/faults.ts'
import type { ExchangeProfile } from '../contract/exchange/imports.ts'
import type { ChangeContent } from '../contract/investors/investor-changes.ts'
import type { SentAccount } from '../rules/exchange/index.ts'
import type { CaseColumns, Decided, Entered } from './case-columns.ts'

interface ExchangeBatchTable extends CaseColumns<ExchangeState>, Entered, Decided {
  institution_kind: InstitutionKind
  account_id: string
  profile: ExchangeProfile
  /** The manager in whose register accounts are opened. */
  manager_id: string | null
  accounts: Generated<number>
  creator: Generated<string>
  receiver: Generated<string>
  business_date: string | null
  records: Generated<number>
  amount: Generated<string>
  shares: Generated<string>
  faults: Generated<number>
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
interface ExchangeAccountTable {
  batch_id: string
  position: number
  line: number
  institution_id: string
  application_no: string
  business_code: SentAccount['businessCode']
  distributor: string
  account_no: string
  fund_account: string
  id_type: string | null
  id_no: string | null
  content: ChangeContent
  applied_at: Moment
}
interface AccountConfirmationTable {
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
/** Sets of exchange files, their faults and their staged records. */
export interface ExchangeTables {
  'ta.exchange_batch': ExchangeBatchTable
  'ta.exchange_file': ExchangeFileTable
  'ta.exchange_fault': ExchangeFaultTable
  'ta.exchange_application': {
    batch_id: string
    position: number
    line: number
    fund_code: string
    target_fund_code: string | null
  }
  'ta.exchange_fund': {
    batch_id: string
    code: string
    product_id: string
    manager_id: string
    usable: boolean
  }
  'ta.exchange_account': ExchangeAccountTable
  'ta.account_confirmation': AccountConfirmationTable
}
export type StoredBatch = Selectable<ExchangeBatchTable>
export type BatchChanges = Updateable<ExchangeBatchTable>
