import { type StateOf, defineFlow } from '@iisp/contract'
import { registrationTopics } from '../topics.ts'

const changed = [registrationTopics.partiesChanged] as const
const told = [...changed, registrationTopics.partyDecided] as const

export const decisionReasonMax = 300
const toldReason = {
  zh: '请填写原因，申请人会看到',
  en: 'Please give a reason; the applicant reads it',
}

/** An application to be registered as a fund party: two persons of the custodian have to agree. */
export const partyFlow = defineFlow({
  acts: {
    endorse: {
      zh: '该申请由您初审，须由另一位人员复核。',
      en: 'You have examined this application; somebody else has to confirm it.',
    },
  },
  states: {
    submitted: { code: 'submitted', name: { zh: '待初审', en: 'To examine' }, tone: 'warning' },
    endorsed: { code: 'endorsed', name: { zh: '待复核', en: 'To review' }, tone: 'info' },
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
      ways: [{ from: ['submitted'], to: ['endorsed'], who: 'desk', awaited: true }],
      audit: 'registration.party-endorse',
      decision: {
        button: { zh: '初审通过', en: 'Examined' },
        tone: 'primary',
        ask: {
          zh: '{name}的资料已核对无误，提交另一位人员复核？',
          en: 'You have checked the data of {name}. Pass the application on to a second person?',
        },
        done: { zh: '已提交复核', en: 'Submitted for review' },
      },
    },
    accept: {
      ways: [{ from: ['endorsed'], to: ['accepted'], who: 'desk', notBy: 'endorse', awaited: true }],
      audit: 'registration.party-accept',
      emits: told,
      decision: {
        button: { zh: '复核通过', en: 'Approve' },
        tone: 'primary',
        done: { zh: '已通过，申请人会收到通知', en: 'Accepted. The applicant is told.' },
      },
    },
    return: {
      ways: [{ from: ['submitted', 'endorsed'], to: ['returned'], who: 'desk' }],
      audit: 'registration.party-return',
      emits: told,
      decision: {
        button: { zh: '退回补充', en: 'Return' },
        reason: {
          max: decisionReasonMax,
          label: { zh: '需要补充的内容', en: 'What is missing' },
          missing: toldReason,
        },
        done: { zh: '已退回，申请人会收到通知', en: 'Returned. The applicant is told.' },
      },
    },
    refuse: {
      ways: [{ from: ['submitted', 'endorsed'], to: ['refused'], who: 'desk' }],
      audit: 'registration.party-refuse',
      emits: told,
      decision: {
        button: { zh: '拒绝', en: 'Refuse' },
        tone: 'danger',
        reason: { max: decisionReasonMax, missing: toldReason },
        done: { zh: '已拒绝，申请人会收到通知', en: 'Refused. The applicant is told.' },
      },
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
