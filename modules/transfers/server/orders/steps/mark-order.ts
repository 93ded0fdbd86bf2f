import { type Changes, type MoveContext, markCase } from '@iisp/server'
import type { OrderMark } from '../../../contract/orders/order-states.ts'
import type { Moved } from '../../../contract/orders/order.ts'
import type { Order } from '../load-order.ts'
import { orders } from '../order-cases.ts'
import { presentMoved } from '../present-order.ts'

/** Sets or clears a flag over the state (QSFJ, an open failure); the state stays. */
export async function markOrder(
  ctx: MoveContext,
  order: Order,
  mark: OrderMark,
  { reason = '', changes }: { readonly reason?: string; readonly changes: Changes<Order> },
): Promise<Moved> {
  const { version } = await markCase(ctx, orders, order, mark, { reason, changes })
  return presentMoved(order, { version, status: order.status }, ctx.language)
}
