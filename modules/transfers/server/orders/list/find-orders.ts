import { type Actor, reader, sql } from '@iisp/server'
import { findOrders as call, mostFoundOrders, orderNumber } from '../../../contract/orders/find.ts'
import { visible } from '../../scope.ts'
import { q } from '../../tables.ts'
import { withProductNames } from '../shown-names.ts'
import { statusName } from '../present-order.ts'

export const findOrders = reader(call, async (ctx, { number }) => {
  const { db, actor, language } = ctx
  const found = await db.all(numberedOrders(actor, `HK${orderNumber.exec(number)?.[2] ?? ''}`))
  const orders = await withProductNames(ctx, found)
  return {
    list: orders.map((order) => ({
      ID: order.id,
      ORDERNO: order.order_no,
      PROSTATUS: order.status,
      PROSTATUSNAME: statusName(order.status, language),
      PRODUCTNAME: order.product_name,
      AMOUNT: order.amount,
    })),
  }
})

/** The newest orders that the actor sees whose number has this prefix. */
export const numberedOrders = (actor: Pick<Actor, 'scope'>, prefix: string) =>
  q
    .selectFrom('transfers.transfer_order')
    .select(['id', 'order_no', 'status', 'product_id', 'product_name', 'amount'])
    .where(visible(actor))
    // ':' follows '9', so the range contains exactly the numbers with this prefix
    .where('order_no', '>=', prefix)
    .where('order_no', '<', `${prefix}:`)
    .orderBy('order_no', 'desc')
    .limit(sql.lit(mostFoundOrders))
