import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { moveCase, personNameInEnglish, stateLiteral, writer } from '@iisp/server'
import { relationErrors } from '../../contract/errors.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { linkedOrderFlow } from '../../contract/linking/linked-order-states.ts'
import { linkedOrderDecide as call } from '../../contract/linking/linked-orders.ts'
import { q } from '../tables.ts'
import { linkedOrderCases } from './linked-order-cases.ts'
import { placeOrder } from './place-order.ts'

const { codes } = linkedOrderFlow

export const linkedOrderDecide = writer(call, async (ctx, { id, action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (action === 'skip' && reason === '') refuse(relationErrors.reasonMissing, { field: 'reason' })
  const order = await db.one(
    q.selectFrom('fund_relation.linked_order').selectAll().where('id', '=', id).forUpdate(),
  )
  if (order.status !== codes.failed) refuse(relationErrors.exceptionDone)
  if (order.kind === '142' && action === 'retry') refuse(relationErrors.feeCarried)
  if (action === 'retry') {
    const relation = await db.one(
      q.selectFrom('fund_relation.relation').selectAll().where('id', '=', order.relation_id),
    )
    const today = businessDate(now)
    const notBefore = order.not_before > today ? order.not_before : today
    const { origin, kind } = order
    const placed = await placeOrder(ctx, {
      origin,
      relation,
      kind,
      amount: order.amount ?? '0.00',
      notBefore,
      retriedBy: actor,
    })
    return { id, state: placed ? codes.placed : codes.failed }
  }
  const why = { zh: `${actor.name}：${reason}`, en: `${personNameInEnglish(actor.name)}: ${reason}` }
  await moveCase(ctx, linkedOrderCases, order, 'skip', { who: 'desk', reason, changes: { reason: why } })
  // A person who sets a forced redemption aside pays its fee manually.
  await db.run(
    q
      .updateTable('fund_relation.fee_due')
      .set({ rest_met: true })
      .where('linked_order_id', '=', id)
      .where('status', '=', stateLiteral(dueFlow.codes.failed)),
  )
  return { id, state: codes.skipped }
})
