import { type StateOf, defineFlow } from '@iisp/contract'
import { registrationTopics } from '../topics.ts'

export const contractReasonMax = 300
const toldReason = {
  zh: '请填写原因，提交人会看到',
  en: 'Please give a reason; who sent it reads it',
}

/**
 * States of an application for custody or outsourcing of a product, made by the manager's people to
 * the custodian.
 */
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
      ways: [{ from: ['submitted'], to: ['accepted'], who: 'desk', awaited: true }],
      audit: 'registration.contract-accept',
      decision: {
        button: { zh: '受理', en: 'Accept' },
        tone: 'primary',
        ask: {
          zh: '受理{productName}的申请？提交人会收到消息。',
          en: 'Accept the application for {productName}? A message tells who sent it.',
        },
        done: { zh: '已受理，提交人会收到消息', en: 'Accepted. Who sent it is told.' },
      },
    },
    return: {
      ways: [{ from: ['submitted'], to: ['returned'], who: 'desk' }],
      audit: 'registration.contract-return',
      decision: {
        button: { zh: '退回补充', en: 'Return' },
        reason: {
          max: contractReasonMax,
          label: { zh: '需要补充的内容', en: 'What is missing' },
          missing: toldReason,
        },
        done: { zh: '已退回，提交人会收到消息', en: 'Returned. Who sent it is told.' },
      },
    },
    refuse: {
      ways: [{ from: ['submitted'], to: ['refused'], who: 'desk' }],
      audit: 'registration.contract-refuse',
      decision: {
        button: { zh: '不予受理', en: 'Refuse' },
        tone: 'danger',
        reason: {
          max: contractReasonMax,
          label: { zh: '不予受理的原因', en: 'Reason' },
          missing: toldReason,
        },
        done: { zh: '已不予受理，提交人会收到消息', en: 'Refused. Who sent it is told.' },
      },
    },
    resubmit: {
      ways: [{ from: ['returned'], to: ['submitted'], who: 'manager' }],
      audit: 'registration.contract-resubmit',
      decision: {
        button: { zh: '补充后重新提交', en: 'Complete and send again' },
        tone: 'primary',
        opens: true,
      },
    },
    withdraw: {
      ways: [{ from: ['submitted', 'returned'], to: ['withdrawn'], who: 'manager' }],
      audit: 'registration.contract-withdraw',
      decision: {
        button: { zh: '撤回', en: 'Withdraw' },
        tone: 'danger',
        ask: {
          zh: '撤回{productName}的申请？撤回后不再办理。',
          en: 'Withdraw the application for {productName}? It then goes no further.',
        },
        done: { zh: '申请已撤回', en: 'The application was withdrawn' },
      },
    },
  },
})
export type ContractState = StateOf<typeof contractFlow>
