import { type DomainEvent, type Ports, type Subscriber, sql } from '@iisp/server'
import { mobilePhone } from '@iisp/contract/patterns'
import type { OrderStatus } from '../../contract/orders/order-states.ts'
import { transferTopics } from '../../contract/topics.ts'
import { type OrderNews, changeText, isResult, resultMail } from '../../rules/messages/order-messages.ts'
import type { Order } from '../orders/load-order.ts'
import { type ContactSnapshot, q } from '../tables.ts'

type Wishes = Pick<Order, 'id' | 'status' | 'notice' | 'send_email'>

export const newsOf = (order: Order): OrderNews => ({
  orderNo: order.order_no,
  productName: order.product_name,
  amount: order.amount,
  transferDate: order.transfer_date,
})

/**
 * The notice to the order's contacts about a change, by their choice: every status (NOTICEFLAG) or
 * only the result (ISSENDEMAIL).
 */
export function contactNews(order: Wishes, to: OrderStatus): Omit<DomainEvent, 'topic'> | null {
  const change = order.notice && order.status !== to
  const result = order.send_email && isResult(to)
  if (!change && !result) return null
  return { audience: [], payload: { orderId: order.id, status: to, change, result } }
}

/** The reason of the last step that brought the order `o` into a state. */
const reasonOfStepTo = (status: OrderStatus) =>
  sql<string>`coalesce((SELECT s.reason FROM transfers.order_step s
    WHERE s.order_id = o.id AND s.to_status = ${status} ORDER BY s.seq DESC LIMIT 1), '')`

/** Notifies the contacts that were stored with the order when it was saved. */
export const sendOrderNews: Subscriber = {
  name: 'transfers-tell-contacts',
  topic: transferTopics.contactsToTell,
  async run(db, event, ports) {
    const { orderId, status } = event.payload
    const order = await db.maybe(
      q
        .selectFrom('transfers.transfer_order as o')
        .selectAll('o')
        .select(reasonOfStepTo(status as OrderStatus).as('step_reason'))
        .where('o.id', '=', String(orderId)),
    )
    if (order === undefined) return
    for (const contact of order.contacts) await notify(contact, order, event, ports)
  },
}

async function notify(
  contact: ContactSnapshot,
  order: Order & { readonly step_reason: string },
  { payload }: DomainEvent,
  { sms, mail }: Ports,
): Promise<void> {
  const status = payload.status as OrderStatus
  const text = changeText(newsOf(order), status, order.step_reason)
  const { phone, email: to } = contact
  if (payload.change === true && mobilePhone.test(phone))
    await sms.send({ phone, text, purpose: 'order-status' })
  else if (payload.change === true) await mail.send({ to, subject: '划款指令状态变更', text })
  if (payload.result === true)
    await mail.send({ to, ...resultMail(newsOf(order), status, order.step_reason) })
}
