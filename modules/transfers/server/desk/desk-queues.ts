import { businessDate } from '@iisp/contract/date'
import { raw, reader, sql } from '@iisp/server'
import { deskQueues as call } from '../../contract/desk/desk-cards.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import { transferTopics } from '../../contract/topics.ts'
import { queuesOf } from '../../rules/desk/waiting.ts'
import { dueOrders, isCapped } from '../orders/home/due-days.ts'

interface Group {
  readonly status: OrderStatus
  readonly day: string
  readonly total: number
}
const { atDesk } = orderFlow.sets

/** By the day of submission, in Asia/Shanghai as every connection. */
export const selectQueues = () =>
  raw(sql<Group>`SELECT o.status, o.submitted_at::date AS day, count(*)::int AS total
    FROM unnest(${atDesk}::text[]) stage(status), LATERAL (${dueOrders(null)}) o
    WHERE o.submitted_at IS NOT NULL GROUP BY o.status, day`)

export const deskQueues = reader(call, async (ctx) => {
  // kept until an order changes
  const found = await ctx.kept({ topic: transferTopics.orderChanged, audience: '*' }, 'desk queues', () =>
    ctx.db.all(selectQueues()),
  )
  return {
    queues: queuesOf(found, atDesk, businessDate(ctx.now)),
    capped: isCapped(atDesk, found),
  }
})
