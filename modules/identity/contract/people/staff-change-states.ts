import { type StateOf, defineFlow } from '@iisp/contract'
import { identityTopics } from '../topics.ts'

const decided = [identityTopics.staffChangeDecided] as const

export const staffReasonMax = 200
const missing = { zh: '请填写原因', en: 'Please give a reason' }

/** A change of a person that one administrator proposes and another one confirms. */
export const staffChangeFlow = defineFlow({
  acts: {
    propose: { zh: '仅提出人可撤回变更', en: 'Only who proposed a change can withdraw it' },
    /** Of who proposed it, and of the person concerned. */
    concern: {
      zh: '变更须由提出人和本人以外的管理员复核',
      en: 'A change is confirmed by an administrator other than the one who proposed it and the person concerned',
    },
  },
  states: {
    pending: { code: 'pending', name: { zh: '待复核', en: 'To review' }, tone: 'warning' },
    confirmed: { code: 'confirmed', name: { zh: '已生效', en: 'In effect' }, tone: 'success', final: true },
    declined: { code: 'declined', name: { zh: '已退回', en: 'Returned' }, tone: 'danger', final: true },
    withdrawn: { code: 'withdrawn', name: { zh: '已撤回', en: 'Withdrawn' }, tone: 'neutral', final: true },
    lapsed: { code: 'lapsed', name: { zh: '已失效', en: 'Lapsed' }, tone: 'neutral', final: true },
  },
  emits: decided,
  moves: {
    confirm: {
      ways: [{ from: ['pending'], to: ['confirmed'], who: 'administrator', notBy: 'concern', awaited: true }],
      audit: 'identity.staff-change-confirm',
      decision: {
        button: { zh: '复核通过', en: 'Approve' },
        tone: 'primary',
        done: { zh: '变更已生效', en: 'The change is in effect' },
      },
      emits: [...decided, identityTopics.rolesChanged],
    },
    decline: {
      ways: [{ from: ['pending'], to: ['declined'], who: 'administrator', notBy: 'concern' }],
      audit: 'identity.staff-change-decline',
      decision: {
        button: { zh: '退回', en: 'Return' },
        tone: 'danger',
        reason: { max: staffReasonMax, label: { zh: '退回原因', en: 'Why it is declined' }, missing },
        done: { zh: '已退回，提出人已收到通知', en: 'Declined; the proposer has been told' },
      },
    },
    withdraw: {
      ways: [{ from: ['pending'], to: ['withdrawn'], who: 'administrator', onlyBy: 'propose' }],
      audit: 'identity.staff-change-withdraw',
      decision: {
        button: { zh: '撤回', en: 'Withdraw' },
        tone: 'danger',
        reason: { max: staffReasonMax, label: { zh: '撤回原因', en: 'Why it is withdrawn' }, missing },
        done: { zh: '已撤回', en: 'Withdrawn' },
      },
    },
    /** Nobody decided in time. */
    lapse: {
      ways: [{ from: ['pending'], to: ['lapsed'], who: 'system' }],
      audit: 'identity.staff-change-lapse',
    },
  },
})
export type StoredStaffChange = StateOf<typeof staffChangeFlow>
