import { type Language, shownPerson, stateName } from '@iisp/contract'
import type { Moved, OrderRow } from '../../contract/orders/order.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import { type OrderFacts, type Viewer, actsOn } from '../../rules/orders/order-actions.ts'
import type { Order } from './load-order.ts'
import { secondsOf, toFlag } from '../flags.ts'
import type { PayeeMark } from './payee-mark.ts'

/** The columns that a row is made of: all but contacts and most options. */
export const listedColumns = [
  'id',
  'order_no',
  'institution_name',
  'source',
  'status',
  'version',
  'documents_missing',
  'recalled',
  'institution_id',
  'product_id',
  'product_no',
  'product_name',
  'project_no',
  'pays',
  'manual',
  'custody_account_no',
  'partner_account_no',
  'partner_name',
  'amount',
  'transfer_date',
  'transfer_type',
  'transfer_detail',
  'reason',
  'internal_note',
  'makers',
  'reviewed_by',
  'not_before_date',
  'accepted_by',
  'return_reason',
  'sent_back',
  'sent_back_by',
  'sent_back_by_real_name',
  'failure_open',
  'created_by_name',
  'created_by_real_name',
  'created_at',
] as const satisfies readonly (keyof Order)[]

export type ListedOrder = Pick<Order, (typeof listedColumns)[number]>

export const statusName = (status: OrderStatus, language: Language): string =>
  stateName(orderFlow, status, language)

/** Answer of every step on an order. */
export const presentMoved = (
  order: Pick<Order, 'id' | 'order_no'>,
  { version, status }: { readonly version: number; readonly status: OrderStatus },
  language: Language,
): Moved => ({
  id: order.id,
  orderNo: order.order_no,
  version,
  proStatus: status,
  proStatusName: statusName(status, language),
})

/** The facts about an order that the rules need. */
export const orderFacts = (order: ListedOrder): OrderFacts => ({
  source: order.source,
  status: order.status,
  documentsMissing: order.documents_missing,
  recalled: order.recalled,
  makers: order.makers,
  reviewedBy: order.reviewed_by,
  transferDate: order.transfer_date,
  notBeforeDate: order.not_before_date,
  acceptedBy: order.accepted_by,
  failureOpen: order.failure_open,
})

/** An order as a list row, with the actions that the viewer may take. */
export function presentRow(
  order: ListedOrder,
  mark: PayeeMark,
  viewer: Viewer,
  language: Language,
): OrderRow {
  const row: OrderRow = {
    ID: order.id,
    ORDERNO: order.order_no,
    PROSTATUS: order.status,
    PROSTATUSNAME: statusName(order.status, language),
    QSFJ: toFlag(order.documents_missing),
    VERSION: order.version,
    ZLSOURCE: order.source,
    PRODUCTID: order.product_id,
    PRODUCTNO: order.product_no,
    PRODUCTNAME: order.product_name,
    XMBH: order.project_no,
    PAYFLAG: toFlag(order.pays),
    MANUALENTRYFLAG: toFlag(order.manual),
    OWERACCOUNT: order.custody_account_no,
    ACCOUNT: order.manual ? '' : order.partner_account_no,
    CPACCOUNT: order.manual ? order.partner_account_no : '',
    CPACCNAME: order.partner_name,
    PAYEEMARK: mark.code,
    PAYEECHANGED: mark.changedOn,
    AMOUNT: order.amount,
    TRADATEFORMAT: order.transfer_date,
    HKTYPE: order.transfer_type,
    HKTYPEDETAIL: order.transfer_detail,
    REASON: order.reason,
    CREATEBY: shownPerson(order.created_by_name, order.created_by_real_name, language),
    CREATETIME: secondsOf(order.created_at),
    RETURNREASON: order.return_reason,
    SENTBACK: order.sent_back,
    SENTBACKBY: shownPerson(order.sent_back_by, order.sent_back_by_real_name, language),
    FAILUREOPEN: toFlag(order.failure_open),
    MANAGERNAME: order.institution_name,
    actions: [...actsOn(orderFacts(order), viewer).actions],
  }
  if (viewer.desk === null) row.INTERNALNOTE = order.internal_note
  return row
}
