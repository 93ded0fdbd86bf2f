import { refuse } from '@iisp/contract'
import { getColleagues } from '@iisp/identity/contract'
import { type PersonActor, type WriteContext, raw, sql, writer } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'
import { noticeRelatedPerson as call } from '../../contract/messages.ts'
import { noticeTypes } from '../../rules/messages/order-messages.ts'
import { type Order, loadOrder } from '../orders/load-order.ts'
import { statusName } from '../orders/present-order.ts'

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
    raw(sql<{ id: string }>`
      INSERT INTO transfers.order_notice (order_id, institution_id, type, account_id, sent_by, at)
      SELECT ${order.id}, ${order.institution_id}, ${input.type}, account_id, ${ctx.actor.personId}, ${ctx.now}
      FROM unnest(${[...accounts]}::bigint[]) account_id RETURNING id`),
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
  await ctx.db.all(
    raw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order-notice ${order.id}`}, 11))`),
  )
  const recent = await ctx.db.maybe(
    raw(sql`SELECT FROM transfers.order_notice WHERE order_id = ${order.id} AND at > ${since} LIMIT 1`),
  )
  if (recent !== undefined) refuse(transferErrors.noticeTooSoon)
}
