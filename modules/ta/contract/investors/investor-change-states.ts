import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

/** An opening or change of an investor, entered by one person and reviewed by another. */
export const investorChangeFlow = defineFlow({
  states: {
    entered: { code: 'entered', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    effective: { code: 'effective', name: { zh: '已生效', en: 'Effective' }, tone: 'success', final: true },
    refused: { code: 'refused', name: { zh: '已退回', en: 'Refused' }, tone: 'danger', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  emits: [taTopics.investorsChanged],
  moves: {
    pass: { ways: [{ from: ['entered'], to: ['effective'], who: 'reviewer' }], audit: 'ta.investor-pass' },
    refuse: { ways: [{ from: ['entered'], to: ['refused'], who: 'reviewer' }], audit: 'ta.investor-refuse' },
    withdraw: {
      ways: [{ from: ['entered'], to: ['withdrawn'], who: 'author' }],
      audit: 'ta.investor-withdraw',
    },
  },
})
export type InvestorChangeState = StateOf<typeof investorChangeFlow>
