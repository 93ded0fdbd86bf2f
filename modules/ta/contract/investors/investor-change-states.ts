import { type StateOf, defineFlow } from '@iisp/contract'
import { taTopics } from '../topics.ts'

export const changeReasonMax = 300

/** An opening or change of an investor, entered by one person and reviewed by another. */
export const investorChangeFlow = defineFlow({
  name: { zh: '投资者变更', en: 'Change of an investor' },
  acts: {
    enter: {
      zh: '由您录入，须由另一位人员复核。',
      en: 'You entered this; another person reviews it.',
    },
  },
  states: {
    entered: { code: 'entered', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    effective: { code: 'effective', name: { zh: '已生效', en: 'Effective' }, tone: 'success', final: true },
    refused: { code: 'refused', name: { zh: '已退回', en: 'Returned' }, tone: 'danger', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  emits: [taTopics.investorsChanged],
  moves: {
    pass: {
      ways: [{ from: ['entered'], to: ['effective'], who: 'register', notBy: 'enter', awaited: true }],
      audit: 'ta.investor-pass',
      decision: {
        button: { zh: '复核通过', en: 'Approve' },
        tone: 'primary',
        done: { zh: '已通过，已生效', en: 'Passed, in effect' },
      },
    },
    refuse: {
      ways: [{ from: ['entered'], to: ['refused'], who: 'register', notBy: 'enter' }],
      audit: 'ta.investor-refuse',
      decision: {
        button: { zh: '退回', en: 'Return' },
        tone: 'danger',
        reason: { max: changeReasonMax },
        done: { zh: '已退回', en: 'Returned' },
      },
    },
    withdraw: {
      ways: [{ from: ['entered'], to: ['withdrawn'], who: 'register', onlyBy: 'enter' }],
      audit: 'ta.investor-withdraw',
      decision: {
        button: { zh: '撤回', en: 'Withdraw' },
        tone: 'danger',
        done: { zh: '已撤回', en: 'Withdrawn' },
      },
    },
  },
})
export type InvestorChangeState = StateOf<typeof investorChangeFlow>
