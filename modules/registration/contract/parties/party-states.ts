import { type StateOf, defineFlow } from '@iisp/contract'
import { registrationTopics } from '../topics.ts'

const changed = [registrationTopics.partiesChanged] as const
const told = [...changed, registrationTopics.partyDecided] as const

/** An application to be registered as a fund party: two persons of the custodian have to agree. */
export const partyFlow = defineFlow({
  states: {
    submitted: { code: 'submitted', name: { zh: '待初审', en: 'To examine' }, tone: 'warning' },
    endorsed: { code: 'endorsed', name: { zh: '待复核', en: 'To confirm' }, tone: 'info' },
    returned: { code: 'returned', name: { zh: '待补充', en: 'To complete' }, tone: 'danger' },
    accepted: { code: 'accepted', name: { zh: '已通过', en: 'Accepted' }, tone: 'success', final: true },
    refused: { code: 'refused', name: { zh: '未通过', en: 'Refused' }, tone: 'neutral', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  sets: {
    /** Waiting for the desk. */
    waiting: ['submitted', 'endorsed'],
    open: ['submitted', 'endorsed', 'returned'],
    /** The applicant is told of these. */
    told: ['returned', 'accepted', 'refused'],
  },
  emits: changed,
  moves: {
    endorse: {
      ways: [{ from: ['submitted'], to: ['endorsed'], who: 'examiner' }],
      audit: 'registration.party-endorse',
    },
    accept: {
      ways: [{ from: ['endorsed'], to: ['accepted'], who: 'second' }],
      audit: 'registration.party-accept',
      emits: told,
    },
    return: {
      ways: [{ from: ['submitted', 'endorsed'], to: ['returned'], who: 'examiner' }],
      audit: 'registration.party-return',
      emits: told,
    },
    refuse: {
      ways: [{ from: ['submitted', 'endorsed'], to: ['refused'], who: 'examiner' }],
      audit: 'registration.party-refuse',
      emits: told,
    },
    resubmit: {
      ways: [{ from: ['returned'], to: ['submitted'], who: 'applicant' }],
      audit: 'registration.party-resubmit',
    },
    withdraw: {
      ways: [{ from: ['submitted', 'endorsed', 'returned'], to: ['withdrawn'], who: 'applicant' }],
      audit: 'registration.party-withdraw',
    },
  },
})
export type PartyState = StateOf<typeof partyFlow>
