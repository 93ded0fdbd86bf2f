import { type StateOf, defineFlow } from '@iisp/contract'
import { identityTopics } from './topics.ts'

export const menuReasonMax = 200
const missing = { zh: '请填写原因', en: 'Please give a reason' }
const byAnother = { who: 'administrator', notBy: 'ask' } as const

/** A request for a menu. A granted one is the right itself, which ends by itself or is taken back. */
export const menuRequestFlow = defineFlow({
  acts: { ask: { zh: '不可处理本人的申请', en: 'You may not decide your own request' } },
  states: {
    pending: { code: 'pending', name: { zh: '待审批', en: 'To decide' }, tone: 'warning' },
    granted: { code: 'granted', name: { zh: '已授权', en: 'Granted' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '未同意', en: 'Refused' }, tone: 'danger', final: true },
    ended: { code: 'ended', name: { zh: '已收回', en: 'Taken back' }, tone: 'neutral', final: true },
  },
  emits: [identityTopics.menuDecided],
  moves: {
    grant: {
      ways: [{ ...byAnother, from: ['pending'], to: ['granted'], awaited: true }],
      audit: 'identity.menu-grant',
      decision: {
        button: { zh: '同意授权', en: 'Grant access' },
        tone: 'primary',
        opens: true,
        done: { zh: '已授权，申请人已收到通知', en: 'Granted; the person has been told' },
      },
    },
    refuse: {
      ways: [{ ...byAnother, from: ['pending'], to: ['refused'] }],
      audit: 'identity.menu-refuse',
      decision: {
        button: { zh: '不同意', en: 'Refuse' },
        tone: 'danger',
        reason: { max: menuReasonMax, label: { zh: '不同意的原因', en: 'Why it is refused' }, missing },
        done: { zh: '已拒绝，申请人已收到通知', en: 'Refused; the person has been told' },
      },
    },
    takeBack: {
      ways: [{ ...byAnother, from: ['granted'], to: ['ended'], unless: 'lapsed' }],
      audit: 'identity.menu-take-back',
      decision: {
        button: { zh: '收回权限', en: 'Take back' },
        tone: 'danger',
        reason: { max: menuReasonMax, label: { zh: '收回的原因', en: 'Why it is taken back' }, missing },
        done: { zh: '已收回，申请人已收到通知', en: 'Taken back; the person has been told' },
      },
    },
  },
})
export type StoredMenuRequest = StateOf<typeof menuRequestFlow>

/** The state shown when the last day of a grant is over. */
export const lapsedRequest = 'lapsed'

export const menuRequestStates = {
  all: [...menuRequestFlow.all, lapsedRequest] as const,
  byCode: {
    ...menuRequestFlow.byCode,
    [lapsedRequest]: { code: lapsedRequest, name: { zh: '已到期', en: 'Expired' }, tone: 'neutral' },
  },
} as const
export type MenuRequestState = (typeof menuRequestStates.all)[number]
