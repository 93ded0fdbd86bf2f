import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/** A payment by hand: one person notes it, another confirms it. Until then its amount is neither owed nor paid. */
export const paymentFlow = defineFlow({
  states: {
    entered: {
      code: 'entered',
      name: { zh: '已自行支付，待确认', en: 'Paid by hand, to confirm' },
      tone: 'warning',
    },
    confirmed: {
      code: 'confirmed',
      name: { zh: '已自行支付', en: 'Paid by hand' },
      tone: 'success',
      final: true,
    },
    cancelled: {
      code: 'cancelled',
      name: { zh: '登记已取消，重新计为应付', en: 'Note cancelled, owed again' },
      tone: 'neutral',
      final: true,
    },
  },
  emits: [taTopics.performanceFeePaid],
  moves: {
    enter: {
      ways: [{ from: ['entered'], to: 'same', who: 'register' }],
      audit: 'ta.performance-paid-by-hand',
    },
    confirm: {
      ways: [{ from: ['entered'], to: ['confirmed'], who: 'register', when: 'somebody else noted it' }],
      audit: 'ta.performance-confirm-by-hand',
    },
    cancel: {
      ways: [{ from: ['entered'], to: ['cancelled'], who: 'register' }],
      audit: 'ta.performance-cancel-by-hand',
    },
  },
})
export type PaymentState = StateOf<typeof paymentFlow>
