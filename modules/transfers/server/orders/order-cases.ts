import { Refusal, platformErrors } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import { transferErrors } from '../../contract/errors.ts'
import { type OrderStatus, orderFlow } from '../../contract/orders/order-states.ts'
import { transferTopics } from '../../contract/topics.ts'
import { contactNews } from '../messages/order-news.ts'
import type { Order } from './load-order.ts'
import { orderHistory } from './order-history.ts'
import { statusName } from './present-order.ts'

/** Transfer orders as cases. */
export const orders = defineCaseTable<OrderStatus, Order, Order>()({
  flow: orderFlow,
  table: 'transfers.transfer_order',
  object: ({ id }) => `transfer-order:${id}`,
  history: orderHistory,
  detail: ({ amount }, { from, to }) => ({ from, to, amount }),
  events: {
    [transferTopics.orderChanged]: ({ id, institution_id }, { to }) => ({
      audience: [institution_id, '*'],
      payload: { orderId: id, status: to },
    }),
    [transferTopics.contactsToTell]: (order, { to }) => contactNews(order, to),
    [transferTopics.peopleToTell]: ({ id }, { event, by }) => ({
      audience: [],
      payload: { orderId: id, event, personId: by.personId },
    }),
  },
  refusals: {
    notOpen: ({ status }, _, language) =>
      new Refusal(transferErrors.notMovable, { state: statusName(status, language) }),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})
