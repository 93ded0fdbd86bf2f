import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { personNameInEnglish, stateLiteral, writer } from '@iisp/server'
import { relationErrors } from '../../contract/errors.ts'
import { dueFlow } from '../../contract/linking/due-states.ts'
import { linkedOrderCodes, linkedOrderDecide as call } from '../../contract/linking/linked-orders.ts'
import { relationTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import { toBothManagers } from '../to-both-managers.ts'
import { placeOrder } from './place-order.ts'

export const linkedOrderDecide = writer(call, async (ctx, { id, action, ...input }) => {
  const { db, actor, now } = ctx
  const reason = input.reason.trim()
  if (action === 'skip' && reason === '') refuse(relationErrors.reasonMissing, { field: 'reason' })
  const order = await db.one(
    q.selectFrom('fund_relation.linked_order').selectAll().where('id', '=', id).forUpdate(),
  )
  if (order.status !== linkedOrderCodes.failed) refuse(relationErrors.exceptionDone)
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
    })
    return { id, state: placed ? ('placed' as const) : ('failed' as const) }
  }
  const why = { zh: `${actor.name}：${reason}`, en: `${personNameInEnglish(actor.name)}: ${reason}` }
  await db.run(
    q
      .updateTable('fund_relation.linked_order')
      .set({ status: linkedOrderCodes.skipped, reason: why })
      .where('id', '=', id),
  )
  // whoever sets a forced redemption aside sees to its fee by hand
  await db.run(
    q
      .updateTable('fund_relation.fee_due')
      .set({ rest_met: true })
      .where('linked_order_id', '=', id)
      .where('status', '=', stateLiteral(dueFlow.codes.failed)),
  )
  db.audit({
    institutionId: order.institution_id,
    action: 'fund-relation.order-skip',
    object: `linked-order:${id}`,
    detail: { reason },
  })
  db.emit({ topic: relationTopics.linkingChanged, ...toBothManagers(order) })
  return { id, state: 'skipped' as const }
})
