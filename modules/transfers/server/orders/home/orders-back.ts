import { raw, reader, sql } from '@iisp/server'
import { ordersBack as call, ordersBackShown } from '../../../contract/orders/home-cards.ts'
import { type OrderStatus, orderFlow } from '../../../contract/orders/order-states.ts'
import { secondsOf } from '../../flags.ts'
import { withProductNames } from '../shown-names.ts'

interface Back {
  readonly id: string
  readonly order_no: string
  readonly product_id: string
  readonly product_name: string
  readonly pays: boolean
  readonly amount: string
  readonly status: OrderStatus
  readonly return_reason: string
  readonly at: string
}
const { returned } = orderFlow.codes
/** Examines the newest orders of each kind and selects the most recent returns and failures. */
const looked = sql.raw('200')

export const selectBack = (institutionId: string) =>
  raw(sql<Back>`SELECT o.id, o.order_no, o.product_id, o.product_name, o.pays, o.amount, o.status, o.return_reason, step.at
    FROM (
      SELECT found.* FROM unnest(${[returned]}::text[]) lead(value), LATERAL (
        SELECT * FROM transfers.transfer_order WHERE institution_id = ${institutionId}
        AND status = lead.value AND sent_back <> 'recall' ORDER BY recency LIMIT ${looked}) found
      UNION ALL
      (SELECT * FROM transfers.transfer_order WHERE institution_id = ${institutionId} AND failure_open
        ORDER BY recency LIMIT ${looked})) o,
    LATERAL (SELECT max(s.at) AS at FROM transfers.order_step s
      WHERE s.order_id = o.id AND s.to_status = o.status AND s.from_status IS DISTINCT FROM s.to_status) step
    WHERE step.at IS NOT NULL
    ORDER BY step.at DESC, o.id DESC LIMIT ${sql.raw(String(ordersBackShown + 1))}`)

export const ordersBack = reader(call, async (ctx) => {
  const found = await ctx.db.all(selectBack(ctx.actor.institutionId))
  const shown = await withProductNames(ctx, found.slice(0, ordersBackShown))
  const list = shown.map((row) => ({
    id: row.id,
    orderNo: row.order_no,
    productName: row.product_name,
    pays: row.pays,
    amount: row.amount,
    status: row.status,
    reason: row.return_reason,
    at: secondsOf(row.at),
  }))
  return { list, more: found.length > ordersBackShown }
})
