import { businessDate } from '@iisp/contract/date'
import {
  type PersonActor,
  type WriteContext,
  caseToDecide,
  moveCase,
  personNameInEnglish,
  stateLiteral,
  writer,
} from '@iisp/server'
import { dueFlow } from '../../../contract/linking/due-states.ts'
import { linkedOrderFlow } from '../../../contract/linking/linked-order-states.ts'
import { linkedOrderDecide as call } from '../../../contract/linking/linked-orders.ts'
import { type StoredLinkedOrder, q } from '../../tables.ts'
import { isForced, linkedOrderCases } from './linked-order-cases.ts'
import { placeOrder } from './place-order.ts'

const { codes } = linkedOrderFlow

export const linkedOrderDecide = writer(call, async (ctx, input) => {
  const { db, actor } = ctx
  const { row: order, reason } = await caseToDecide(ctx, linkedOrderCases, input, {
    sides: ['desk'],
    load: (id) =>
      db.one(q.selectFrom('fund_relation.linked_order').selectAll().where('id', '=', id).forUpdate()),
    is: (one) => ({ forced: isForced(one) }),
  })
  if (input.action === 'retry') return { state: (await retry(ctx, order)) ? codes.placed : codes.failed }
  const why = { zh: `${actor.name}：${reason}`, en: `${personNameInEnglish(actor.name)}: ${reason}` }
  await moveCase(ctx, linkedOrderCases, order, 'skip', { who: 'desk', reason, changes: { reason: why } })
  // A person who sets a forced redemption aside pays its fee manually.
  await db.run(
    q
      .updateTable('fund_relation.fee_due')
      .set({ rest_met: true })
      .where('linked_order_id', '=', order.id)
      .where('status', '=', stateLiteral(dueFlow.codes.failed)),
  )
  return { state: codes.skipped }
})

/** True where the order could be placed this time. */
async function retry(ctx: WriteContext<PersonActor>, order: StoredLinkedOrder): Promise<boolean> {
  const { origin, kind, amount, not_before, relation_id } = order
  const relation = await ctx.db.one(
    q.selectFrom('fund_relation.relation').selectAll().where('id', '=', relation_id),
  )
  const today = businessDate(ctx.now)
  const notBefore = not_before > today ? not_before : today
  const wish = { origin, relation, kind, amount: amount ?? '0.00', notBefore, retriedBy: ctx.actor }
  return placeOrder(ctx, wish)
}
