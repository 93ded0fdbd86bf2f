import type { Role } from '@iisp/contract'
import type { FileView } from '@iisp/files/contract'
import type { ParamValues } from '@iisp/guide/contract'
import { type Generated, type Moment, queryBuilder } from '@iisp/server'
import type { GeneratedAlways } from 'kysely'
import type {
  BrokerAccountType,
  OrderPattern,
  OrderSource,
  TransferDetail,
  TransferType,
} from '../contract/codes.ts'
import type { OrderStatus } from '../contract/orders/order-states.ts'
import type { SentBackContent } from '../rules/orders/changes-since.ts'

type AccountStatus = '0' | '1' | '2'
type PartnerSource = '1' | '2' | '3'

export interface InstitutionSettingTable {
  institution_id: string
  order_pattern: Generated<OrderPattern>
  authorised_payees_only: Generated<boolean>
}
export interface DeskSettingTable {
  institution_id: string
  two_persons: Generated<boolean>
  version: Generated<number>
  changed_by_name: string
  changed_at: string
}
export interface CustodyAccountTable {
  id: Generated<string>
  institution_id: string
  product_id: string
  project_no: string
  kind: Generated<'1' | '2'>
  account_no: string
  name: string
  open_bank: string
  branch_no: Generated<string>
  status: Generated<AccountStatus>
  in_valuation_plan: Generated<boolean>
}
/** An account on the other side of a product's custody account. */
interface PartnerAccountColumns {
  id: Generated<string>
  institution_id: string
  product_id: string
  project_no: string
  account_no: string
  name: string
  is_default: Generated<boolean>
  status: Generated<AccountStatus>
  source: Generated<PartnerSource>
  created_by: Generated<string>
  changed_at: Generated<string | null>
  deleted_at: Generated<string | null>
}
export interface BrokerAccountTable extends PartnerAccountColumns {
  custody_account_id: string
  broker_no: string
  type: BrokerAccountType
  branch: Generated<string>
}
export interface CounterpartyAccountTable extends PartnerAccountColumns {
  custody_account_id: Generated<string | null>
  open_bank: string
  branch_no: Generated<string>
  province: Generated<string>
  city: Generated<string>
  transfer_type: Generated<string>
}
export interface AuthorisedPayeeTable {
  id: Generated<string>
  institution_id: string
  product_id: string | null
  account_no: string
  amount_limit: string
  valid_until: string | null
}
export interface ContactTable {
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
  deleted_at: Generated<string | null>
}
export interface LedgerAccountTable {
  id: Generated<string>
  institution_id: string
  kind: 'custody' | 'broker' | 'in-transit' | 'external'
  custody_account_id: string | null
  broker_account_id: string | null
  balance: Generated<string>
  frozen: Generated<string>
  updated_at: Generated<string>
}
/** A contact at the time when the order was saved. */
export interface ContactSnapshot {
  readonly id: string
  readonly name: string
  readonly phone: string
  readonly email: string
}
export interface TransferOrderTable {
  id: Generated<string>
  order_no: string
  institution_id: string
  institution_name: string
  source: Generated<OrderSource>
  status: OrderStatus
  version: Generated<number>
  documents_missing: Generated<boolean>
  recalled: Generated<boolean>
  order_pattern: OrderPattern | null
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
  transfer_type: TransferType
  transfer_detail: TransferDetail
  notice: Generated<boolean>
  retry: Generated<boolean>
  send_email: Generated<boolean>
  call_back: Generated<boolean>
  not_before_date: Generated<boolean>
  margin_call: Generated<boolean>
  reason: Generated<string>
  remark: Generated<string>
  internal_note: Generated<string>
  /** Source of a share register's payment; null for people's orders. */
  reference: string | null
  contacts: Generated<readonly ContactSnapshot[]>
  return_reason: Generated<string>
  fingerprint: string | null
  frozen: Generated<string>
  makers: Generated<readonly string[]>
  reviewed_by: string | null
  signed_by: string | null
  accepted_by: string | null
  accepted_by_name: Generated<string>
  sent_back: Generated<'' | 'return' | 'recall'>
  sent_back_by: Generated<string>
  sent_back_by_real_name: Generated<string | null>
  failure_open: Generated<boolean>
  sent_back_content: SentBackContent | null
  created_by_name: string
  created_by_real_name: Generated<string | null>
  created_at: Generated<string>
  submitted_at: string | null
}
/** The order with the columns that its indexes sort by. */
interface SortedOrderTable extends TransferOrderTable {
  recency: GeneratedAlways<string>
  amount_fen: GeneratedAlways<string>
}
export interface OrderStepTable {
  order_id: string
  seq: number
  institution_id: string
  event: string
  from_status: OrderStatus | null
  to_status: OrderStatus
  person: string
  person_name: string
  real_name: Generated<string | null>
  account_id: string | null
  reason: Generated<string>
  fingerprint: string | null
  at: Generated<string>
}
export interface UploadedFileTable {
  file_id: string
  institution_id: string
  project_no: Generated<string>
  file_type: string
}
export interface OrderAttachmentTable {
  order_id: string
  file_id: string
  institution_id: string
  position: number
  supplement: Generated<boolean>
}
export interface OrderNoticeTable {
  id: Generated<string>
  order_id: string
  institution_id: string
  type: '1' | '2'
  account_id: string
  sent_by: string
  at: Moment
}
export interface DigestTable {
  id: Generated<string>
  institution_id: string
  account_id: string
  day: string
  sent_on: string
  subject: string
  body: string
}
/** The columns of module identity's view that are read here. */
export interface ReachView {
  account_id: string
  person_id: string
  institution_id: string
  email: string
  roles: readonly Role[]
  phone: string | null
}
/** A view of module guide: the settings that people have chosen. */
export interface ChosenSettingView {
  account_id: string
  institution_id: string
  item_id: string
  data: ParamValues
}
export interface TransfersTables {
  'transfers.institution_setting': InstitutionSettingTable
  'transfers.custody_account': CustodyAccountTable
  'transfers.broker_account': BrokerAccountTable
  'transfers.counterparty_account': CounterpartyAccountTable
  'transfers.authorised_payee': AuthorisedPayeeTable
  'transfers.desk_setting': DeskSettingTable
  'transfers.contact': ContactTable
  'transfers.ledger_account': LedgerAccountTable
  'transfers.transfer_order': SortedOrderTable
  'transfers.order_step': OrderStepTable
  'transfers.uploaded_file': UploadedFileTable
  'transfers.order_attachment': OrderAttachmentTable
  'transfers.order_notice': OrderNoticeTable
  'transfers.digest': DigestTable
  'files.file': FileView
  'identity.reach': ReachView
  'guide.chosen_setting': ChosenSettingView
  /** Views of modules product and identity. */
  'product.product_name': { id: string; institution_id: string; code: string; name: string }
  'identity.institution_name': { institution_id: string; name: string }
}
export const q = queryBuilder<TransfersTables>()
