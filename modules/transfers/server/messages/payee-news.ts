import type { Role } from '@iisp/contract'
import { type Subscriber, raw, sql } from '@iisp/server'
import { payeeNews } from '../../rules/messages/people-news.ts'
import type { Order } from '../orders/load-order.ts'
import { payeeMarkOf } from '../orders/payee-mark.ts'
import { type Recipient, peopleNewsOf, sendNews } from './notify-participants.ts'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { transferTopics } from '../../contract/topics.ts'

/** Who checks an order next, by its state. */
const { toReview, toSign } = orderFlow.codes
const next: ReadonlyMap<string, Role> = new Map([
  [toReview, 'reviewer'],
  [toSign, 'signer'],
])

/** Notifies reviewers, and then signers, of a new or changed payee before they act on the order. */
export const sendPayeeNews: Subscriber = {
  name: 'transfers-payee-news',
  topic: transferTopics.orderChanged,
  async run(db, { payload }) {
    const status = String(payload.status)
    const role = next.get(status)
    if (role === undefined) return
    const order = await db.maybe(
      raw(
        sql<Order>`SELECT * FROM transfers.transfer_order WHERE id = ${payload.orderId} AND status = ${status}`,
      ),
    )
    if (order === undefined) return
    const { code: mark } = await payeeMarkOf(db, order.id)
    if (mark === '0') return
    const recipients = await db.all(
      raw(sql<Recipient>`SELECT account_id, institution_id FROM identity.reach
        WHERE institution_id = ${order.institution_id} AND ${role} = ANY(roles)
          AND NOT person_id::text = ANY(${order.makers}::text[]) ORDER BY account_id`),
    )
    const text = payeeNews(peopleNewsOf(order), mark, order.status)
    sendNews(db, order, recipients, { ...text, subject: `transfer-order/${order.id}/payee/${order.version}` })
  },
}
