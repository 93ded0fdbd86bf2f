import { defineCaseTable } from '@iisp/server'
import { type PaymentState, paymentFlow } from '../../contract/performance-fees/payment-states.ts'
import { taTopics } from '../../contract/topics.ts'
import type { PaymentChanges, StoredPayment } from '../tables.ts'

/** Manual payments as cases. */
export const paymentCases = defineCaseTable<PaymentState, PaymentChanges, StoredPayment>()({
  flow: paymentFlow,
  table: 'ta.performance_payment',
  acts: { enter: 'paid_by' },
  object: ({ id }) => `performance-payment:${id}`,
  detail: ({ product_id, amount, reason }, { from, to }) => ({
    productId: product_id,
    amount,
    reason,
    from,
    to,
  }),
  events: {
    [taTopics.performanceFeePaid]: ({ institution_id, product_id }) => ({
      audience: [institution_id, '*'],
      payload: { productId: product_id },
    }),
  },
})
