import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

export const termsReasonMax = 300

/**
 * Fund terms: one person enters them, another approves them. Until then the author may change them; changing returned
 * terms submits them again.
 */
export const termsFlow = defineFlow({
  name: { zh: '条款', en: 'Terms' },
  acts: {
    enter: {
      zh: '该条款由您录入，须由另一人复核。',
      en: 'You entered these terms; somebody else has to approve them.',
    },
  },
  states: {
    entered: { code: 'entered', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '已复核', en: 'Approved' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '已退回', en: 'Returned' }, tone: 'danger' },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
    replaced: { code: 'replaced', name: { zh: '已替换', en: 'Replaced' }, tone: 'neutral', final: true },
  },
  sets: {
    /** Terms that are or were in force. */
    settled: ['approved', 'replaced'],
  },
  emits: [taTopics.termsChanged],
  moves: {
    approve: {
      ways: [{ from: ['entered'], to: ['approved'], who: 'register', notBy: 'enter', awaited: true }],
      audit: 'ta.terms-approve',
      decision: { button: { zh: '复核通过', en: 'Approve' }, tone: 'primary' },
    },
    refuse: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'register', notBy: 'enter' }],
      audit: 'ta.terms-refuse',
      decision: { button: { zh: '退回', en: 'Return' }, tone: 'danger', reason: { max: termsReasonMax } },
    },
    withdraw: {
      ways: [{ from: ['entered', 'refused'], to: ['withdrawn'], who: 'register', onlyBy: 'enter' }],
      audit: 'ta.terms-withdraw',
      decision: {
        button: { zh: '撤回', en: 'Withdraw' },
        tone: 'danger',
        ask: {
          zh: '撤回{productName}自{effectiveFrom}起的条款？',
          en: 'Withdraw the terms of {productName} from {effectiveFrom} on?',
        },
      },
    },
    change: {
      ways: [
        { from: ['entered'], to: 'same', who: 'register', onlyBy: 'enter' },
        { from: ['refused'], to: ['entered'], who: 'register', onlyBy: 'enter', awaited: true },
      ],
      audit: 'ta.terms-change',
      decision: {
        button: { zh: '修改', en: 'Modify' },
        tone: 'primary',
        opens: true,
      },
    },
    /** Other terms were approved for the same day. */
    replace: { ways: [{ from: ['approved'], to: ['replaced'], who: 'system' }], audit: 'ta.terms-replace' },
  },
})
export type TermsState = StateOf<typeof termsFlow>
