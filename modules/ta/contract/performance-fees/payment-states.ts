import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

export const paidByHandReasonMax = 300

/**
 * A manual payment: one person records it, another confirms it. Until then its amount counts neither as owed nor as
 * paid.
 */
export const paymentFlow = defineFlow({
  name: { zh: '登记', en: 'Register' },
  acts: {
    enter: {
      zh: '该笔支付由您登记，须由另一人确认。',
      en: 'You noted this payment; somebody else has to confirm it.',
    },
  },
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
      ways: [{ from: ['entered'], to: ['confirmed'], who: 'register', notBy: 'enter', awaited: true }],
      audit: 'ta.performance-confirm-by-hand',
      decision: { button: { zh: '确认', en: 'Confirm' }, done: { zh: '已确认', en: 'Confirmed' } },
    },
    cancel: {
      ways: [{ from: ['entered'], to: ['cancelled'], who: 'register' }],
      audit: 'ta.performance-cancel-by-hand',
      decision: {
        button: { zh: '取消登记', en: 'Cancel the note' },
        tone: 'danger',
        reason: { max: paidByHandReasonMax, label: { zh: '取消原因', en: 'Reason' } },
        done: { zh: '已取消，金额重新计为应付', en: 'Cancelled: the amount is owed again' },
      },
    },
  },
})
export type PaymentState = StateOf<typeof paymentFlow>
