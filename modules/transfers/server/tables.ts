import type { Role } from '@iisp/contract'
import type { FileView } from '@iisp/files/contract'
import type { ParamValues } from '@iisp/guide/contract'
import { type Refined, queryBuilder } from '@iisp/server'
import type { TransferDetail, TransferType } from '../contract/codes.ts'
import type { OrderStatus } from '../contract/orders/order-states.ts'
import type { SentBackContent } from '../rules/orders/changes-since.ts'
import type { GeneratedTables } from './tables.generated.ts'

/** A contact as it was when the order was saved. */
export interface ContactSnapshot {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly email: string
}
type Own = Refined<
  GeneratedTables,
  {
    'transfers.transfer_order': {
      transfer_type: TransferType
      transfer_detail: TransferDetail
      contacts: readonly ContactSnapshot[]
      makers: readonly string[]
      sent_back_content: SentBackContent
    }
    'transfers.order_step': { from_status: OrderStatus; to_status: OrderStatus }
  }
>
/** With the columns of other modules' views that are read here. */
interface Tables extends Own {
  'files.file': FileView
  'identity.institution_name': { institution_id: string; name: string }
  'identity.reach': {
    account_id: string
    person_id: string
    institution_id: string
    email: string
    roles: readonly Role[]
    phone: string | null
  }
  /** What people have set. */
  'guide.chosen_setting': { account_id: string; institution_id: string; item_id: string; data: ParamValues }
  'product.product_name': { id: string; institution_id: string; code: string; name: string }
}
export type CustodyAccountTable = Tables['transfers.custody_account']
export type BrokerAccountTable = Tables['transfers.broker_account']
/** Without the column that searches compare. */
export type CounterpartyAccountTable = Omit<Tables['transfers.counterparty_account'], 'name_likeness'>
export type ContactTable = Tables['transfers.contact']
export type LedgerAccountTable = Tables['transfers.ledger_account']
export type TransferOrderTable = Tables['transfers.transfer_order']
export type OrderStepTable = Tables['transfers.order_step']
export const q = queryBuilder<Tables>()
