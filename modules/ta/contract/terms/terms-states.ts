import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/**
 * Fund terms entered by one person and approved by another. Until then their author may change them, and sends them in
 * anew by changing them where they were returned.
 */
export const termsFlow = defineFlow({
  states: {
    entered: { code: 'entered', name: { zh: '待复核', en: 'To approve' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '已复核', en: 'Approved' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '已退回', en: 'Returned' }, tone: 'danger' },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
    replaced: { code: 'replaced', name: { zh: '已替换', en: 'Replaced' }, tone: 'neutral', final: true },
  },
  sets: {
    /** They hold, or held until others replaced them. */
    settled: ['approved', 'replaced'],
  },
  emits: [taTopics.termsChanged],
  moves: {
    change: {
      ways: [
        { from: ['entered'], to: 'same', who: 'author' },
        { from: ['refused'], to: ['entered'], who: 'author' },
      ],
      audit: 'ta.terms-change',
    },
    approve: { ways: [{ from: ['entered'], to: ['approved'], who: 'register' }], audit: 'ta.terms-approve' },
    refuse: { ways: [{ from: ['entered'], to: ['refused'], who: 'register' }], audit: 'ta.terms-refuse' },
    /** Others were approved for the same day. */
    replace: { ways: [{ from: ['approved'], to: ['replaced'], who: 'system' }], audit: 'ta.terms-replace' },
    withdraw: {
      ways: [{ from: ['entered', 'refused'], to: ['withdrawn'], who: 'author' }],
      audit: 'ta.terms-withdraw',
    },
  },
})
export type TermsState = StateOf<typeof termsFlow>
