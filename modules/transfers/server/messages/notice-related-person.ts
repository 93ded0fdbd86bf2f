import { refuse } from '@iisp/contract'
import { getColleagues } from '@iisp/identity/contract'
import { type PersonActor, type WriteContext, takeLock, writer } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'
import { noticeRelatedPerson as call } from '../../contract/messages.ts'
import { noticeTypes } from '../../rules/messages/order-messages.ts'
import { type Order, loadOrder } from '../orders/load-order.ts'
import { statusName } from '../orders/present-order.ts'
import { q } from '../tables.ts'

const secondsBetween = 60
/** Topic of the event that sends one reminder. The payload holds the id of its row. */
export const noticeTopic = 'transfers.notice-written'

export const noticeRelatedPerson = writer(call, async (ctx, input) => {
  const order = await loadOrder(ctx.db, ctx.actor, input.zlId)
  const { role, status } = noticeTypes[input.type]
  if (order.status !== status) {
    refuse(transferErrors.notMovable, { state: statusName(order.status, ctx.language) })
  }
  const colleagues = await ctx.call(getColleagues, { roles: [role] })
  const accounts = new Set(
    input.persons.map(({ email }) => {
      const person = colleagues.find((one) => one.EMAIL === email.trim().toLowerCase())
      return person?.USERID ?? refuse(transferErrors.noticePersonUnknown)
    }),
  )
  await refuseTooSoon(ctx, order)
  const notices = await ctx.db.all(
    q
      .insertInto('transfers.order_notice')
      .values(
        [...accounts].map((account_id) => ({
          order_id: order.id,
          institution_id: order.institution_id,
          type: input.type,
          account_id,
          sent_by: ctx.actor.personId,
          at: ctx.now,
        })),
      )
      .returning('id'),
  )
  ctx.db.audit({
    institutionId: order.institution_id,
    action: 'transfers.notice',
    object: `transfer-order:${order.id}`,
    detail: { type: input.type, accounts: [...accounts] },
  })
  for (const { id } of notices) ctx.db.emit({ topic: noticeTopic, audience: [], payload: { noticeId: id } })
  return { result: 'success' as const }
})

/** Locks the order, so that the second of two simultaneous reminders sees the first one. */
async function refuseTooSoon(ctx: WriteContext<PersonActor>, order: Order): Promise<void> {
  const since = new Date(ctx.now.getTime() - secondsBetween * 1000)
  await takeLock(ctx.db, `transfers.order-notice ${order.id}`)
  const recent = await ctx.db.maybe(
    q
      .selectFrom('transfers.order_notice')
      .select('id')
      .where('order_id', '=', order.id)
      .where('at', '>', since.toISOString())
      .limit(1),
  )
  if (recent !== undefined) refuse(transferErrors.noticeTooSoon)
}
