import { createHash } from 'node:crypto'
import { canonicalOrder } from '../../../rules/orders/order-content.ts'
import type { Order } from '../load-order.ts'

/** SHA-256 of an order's content and the files it was submitted with. */
export const fingerprintOf = (order: Order, fileIds: readonly string[]): string =>
  createHash('sha256')
    .update(
      canonicalOrder({
        id: order.id,
        institutionId: order.institution_id,
        productId: order.product_id,
        pays: order.pays,
        custodyAccountNo: order.custody_account_no,
        partnerAccountNo: order.partner_account_no,
        partnerName: order.partner_name,
        partnerBank: order.partner_bank,
        partnerBranchNo: order.partner_branch_no,
        amount: order.amount,
        transferDate: order.transfer_date,
        transferTime: order.transfer_time,
        transferType: order.transfer_type,
        transferDetail: order.transfer_detail,
        retry: order.retry,
        notBeforeDate: order.not_before_date,
        marginCall: order.margin_call,
        reason: order.reason,
        remark: order.remark,
        fileIds,
      }),
    )
    .digest('hex')
