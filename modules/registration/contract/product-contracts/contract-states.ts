import { type StateOf, defineFlow } from '@iisp/contract'
import { registrationTopics } from '../topics.ts'

/** An application for custody or outsourcing of a product, from the manager's people to the custodian. */
export const contractFlow = defineFlow({
  states: {
    submitted: { code: 'submitted', name: { zh: '待受理', en: 'To decide' }, tone: 'warning' },
    returned: { code: 'returned', name: { zh: '待补充', en: 'To complete' }, tone: 'danger' },
    accepted: { code: 'accepted', name: { zh: '已受理', en: 'Accepted' }, tone: 'success', final: true },
    refused: { code: 'refused', name: { zh: '不予受理', en: 'Refused' }, tone: 'neutral', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  emits: [registrationTopics.contractsChanged],
  moves: {
    accept: {
      ways: [{ from: ['submitted'], to: ['accepted'], who: 'desk' }],
      audit: 'registration.contract-accept',
    },
    return: {
      ways: [{ from: ['submitted'], to: ['returned'], who: 'desk' }],
      audit: 'registration.contract-return',
    },
    refuse: {
      ways: [{ from: ['submitted'], to: ['refused'], who: 'desk' }],
      audit: 'registration.contract-refuse',
    },
    resubmit: {
      ways: [{ from: ['returned'], to: ['submitted'], who: 'manager' }],
      audit: 'registration.contract-resubmit',
    },
    withdraw: {
      ways: [{ from: ['submitted', 'returned'], to: ['withdrawn'], who: 'manager' }],
      audit: 'registration.contract-withdraw',
    },
  },
})
export type ContractState = StateOf<typeof contractFlow>
