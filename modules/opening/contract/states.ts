import { type EventOf, type MoverOf, type StateOf, defineFlow } from '@iisp/contract'
import { openingTopics } from './topics.ts'

const { applicationChanged, news } = openingTopics
const told = [applicationChanged, news] as const

/**
 * States of an application. A rejected one (stage 4) may be corrected and submitted again. Only a securities account
 * goes to the depository; a three-party link goes from the review straight to the bank.
 */
export const applicationFlow = defineFlow({
  states: {
    draft: { code: '010', name: { zh: '待提交', en: 'Draft' }, tone: 'neutral' },
    rejected: { code: '011', name: { zh: '已驳回', en: 'Rejected' }, tone: 'danger' },
    inReview: { code: '020', name: { zh: '材料审核中', en: 'Under review' }, tone: 'warning' },
    atDepository: { code: '030', name: { zh: '中登开户中', en: 'With the depository' }, tone: 'info' },
    atBank: { code: '040', name: { zh: '待银行关联', en: 'Awaiting bank association' }, tone: 'info' },
    linked: { code: '070', name: { zh: '已完成', en: 'Completed' }, tone: 'success' },
    dissolved: { code: '080', name: { zh: '已解除关联', en: 'Disconnected' }, tone: 'neutral', final: true },
    withdrawn: { code: '090', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
  },
  sets: {
    editable: ['draft', 'rejected'],
    /** Waiting for the custodian; the manager may urge. */
    underWay: ['inReview', 'atDepository', 'atBank'],
    /** States that the desk may see: all but drafts. */
    seenByDesk: ['rejected', 'inReview', 'atDepository', 'atBank', 'linked', 'dissolved', 'withdrawn'],
  },
  emits: told,
  moves: {
    save: {
      ways: [{ from: ['draft', 'rejected'], to: 'same', who: 'operator' }],
      audit: 'opening.save',
      emits: [applicationChanged],
    },
    submit: {
      ways: [{ from: ['draft', 'rejected'], to: ['inReview'], who: 'operator' }],
      audit: 'opening.submit',
      emits: [applicationChanged],
    },
    withdraw: {
      ways: [{ from: ['draft', 'rejected', 'inReview'], to: ['withdrawn'], who: 'operator' }],
      audit: 'opening.withdraw',
      emits: [applicationChanged],
    },
    accept: {
      ways: [
        { from: ['inReview'], to: ['atDepository'], who: 'custodian', when: 'securities account' },
        { from: ['inReview'], to: ['atBank'], who: 'custodian', when: 'three-party link' },
      ],
      audit: 'opening.accept',
      emits: [applicationChanged],
    },
    register: {
      ways: [{ from: ['atDepository'], to: ['atBank'], who: 'custodian' }],
      audit: 'opening.register',
    },
    link: { ways: [{ from: ['atBank'], to: ['linked'], who: 'custodian' }], audit: 'opening.link' },
    reject: {
      ways: [{ from: ['inReview', 'atDepository', 'atBank'], to: ['rejected'], who: 'custodian' }],
      audit: 'opening.reject',
    },
    courier: {
      ways: [{ from: ['atBank', 'linked'], to: 'same', who: 'custodian' }],
      audit: 'opening.courier',
    },
    break: { ways: [{ from: ['linked'], to: ['dissolved'], who: 'custodian' }], audit: 'opening.break' },
  },
})

export type ApplicationStatus = StateOf<typeof applicationFlow>
export type ApplicationEvent = EventOf<typeof applicationFlow>
export type ApplicationMover = MoverOf<typeof applicationFlow>
