import type { Role } from '@iisp/contract'
import { type Subscriber, sql } from '@iisp/server'
import { payeeNews } from '../../rules/messages/people-news.ts'
import { payeeMarkOf } from '../orders/payee-mark.ts'
import { peopleNewsOf, sendNews } from './notify-participants.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import { transferTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

/** The role that checks an order next, by its state. */
const { toReview, toSign } = orderFlow.codes
const next: ReadonlyMap<unknown, { readonly status: OrderStatus; readonly role: Role }> = new Map([
  [toReview, { status: toReview, role: 'reviewer' }],
  [toSign, { status: toSign, role: 'signer' }],
])

/** Notifies reviewers, and then signers, of a new or changed payee before they act on the order. */
export const sendPayeeNews: Subscriber = {
  name: 'transfers-payee-news',
  topic: transferTopics.orderChanged,
  async run(db, { payload }) {
    const found = next.get(payload.status)
    if (found === undefined) return
    const { status, role } = found
    const order = await db.maybe(
      q
        .selectFrom('transfers.transfer_order')
        .selectAll()
        .where('id', '=', String(payload.orderId))
        .where('status', '=', status),
    )
    if (order === undefined) return
    const { code: mark } = await payeeMarkOf(db, order.id)
    if (mark === '0') return
    const recipients = await db.all(
      q
        .selectFrom('identity.reach')
        .select(['account_id', 'institution_id'])
        .where('institution_id', '=', order.institution_id)
        .where(sql<boolean>`${role} = ANY(roles)`)
        .where(sql<boolean>`NOT person_id::text = ANY(${order.makers}::text[])`)
        .orderBy('account_id'),
    )
    const text = payeeNews(peopleNewsOf(order), mark, order.status)
    sendNews(db, order, recipients, { ...text, subject: `transfer-order/${order.id}/payee/${order.version}` })
  },
}
