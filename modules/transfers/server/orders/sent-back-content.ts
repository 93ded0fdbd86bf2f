import { sql } from '@iisp/server'
import { orderFlow } from '../../contract/orders/order-states.ts'
import type { OrderChange } from '../../contract/orders/differences.ts'
import { type ComparedOrder, type SentBackContent, changesSince } from '../../rules/orders/changes-since.ts'
import type { Viewer } from '../../rules/orders/order-actions.ts'
import { toFlag } from '../flags.ts'
import type { Attachment } from '../files/attachments-of.ts'
import type { Order } from './load-order.ts'

const comparedOf = (order: Order, attachments: readonly Attachment[]): ComparedOrder => ({
  fields: {
    PRODUCTNAME: order.product_name,
    PAYFLAG: toFlag(order.pays),
    OWERACCOUNT: order.custody_account_no,
    CPACCNAME: order.partner_name,
    CPACCOUNT: order.partner_account_no,
    CPOPENBANK: order.partner_bank,
    HIGHTBANKNO: order.partner_branch_no,
    AMOUNT: order.amount,
    TRADATEFORMAT: order.transfer_date,
    TRATIME: order.transfer_time,
    HKTYPEDETAIL: order.transfer_detail,
    REASON: order.reason,
    REMARK: order.remark,
    RETRYFLAG: toFlag(order.retry),
    BTQHK: toFlag(order.not_before_date),
    SFZJBZJ: toFlag(order.margin_call),
  },
  files: attachments.map(({ fileId, name }) => ({ id: fileId, name })),
})

/** The column that stores the content of an order when it is sent back. */
export function sentBackContent(order: Order, attachments: readonly Attachment[]) {
  const wasAtDesk = order.status === orderFlow.codes.toAccept
  const content: SentBackContent = { ...comparedOf(order, attachments), wasAtDesk }
  return sql<SentBackContent>`${JSON.stringify(content)}::jsonb`
}

/**
 * The changes since the order was sent back; null if it never was, or if the viewer is the
 * custodian and did not have it then.
 */
export function changesOf(
  order: Order,
  attachments: readonly Attachment[],
  viewer: Viewer,
): OrderChange[] | null {
  const before = order.sent_back_content
  if (before === null || (viewer.desk !== null && !before.wasAtDesk)) return null
  return changesSince(before, comparedOf(order, attachments))
}
