import { type StateOf, defineFlow } from '@iisp/contract'
import { approvalTopics } from './topics.ts'

export const remarkMax = 200
const byAnother = { who: 'supervisor', notBy: 'apply', unless: 'dayOver' } as const

/** A request to a supervisor. It is valid only on its business date; an open one lapses afterwards. */
export const approvalFlow = defineFlow({
  acts: {
    apply: { zh: '本人的申请须由其他主管审批', en: 'Another supervisor decides your own application' },
  },
  states: {
    pending: { code: 'pending', name: { zh: '待审批', en: 'To decide' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '已同意', en: 'Agreed' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '未同意', en: 'Refused' }, tone: 'danger', final: true },
    used: { code: 'used', name: { zh: '已使用', en: 'Used' }, tone: 'info', final: true },
  },
  sets: {
    /** Lapses at the end of its day. */
    open: ['pending', 'approved'],
    /** Approved by the supervisor, whether or not it has been used. */
    granted: ['approved', 'used'],
  },
  emits: [approvalTopics.decided],
  moves: {
    approve: {
      ways: [{ ...byAnother, from: ['pending'], to: ['approved'], awaited: true }],
      audit: 'approval.approve',
      decision: {
        button: { zh: '同意', en: 'Agree' },
        tone: 'primary',
        ask: {
          zh: '同意{applicant}代{institutionName}办理{busiName}？',
          en: 'May {applicant} do “{busiName}” for {institutionName}?',
        },
        done: { zh: '已同意', en: 'Agreed' },
      },
    },
    refuse: {
      ways: [{ ...byAnother, from: ['pending'], to: ['refused'] }],
      audit: 'approval.refuse',
      decision: {
        button: { zh: '不同意', en: 'Refuse' },
        tone: 'danger',
        reason: {
          max: remarkMax,
          label: { zh: '审批意见', en: 'Remark' },
          missing: { zh: '请填写不同意的原因', en: 'Please say why it is refused' },
        },
        done: { zh: '已退回', en: 'Returned' },
      },
    },
    use: {
      ways: [{ from: ['approved'], to: ['used'], who: 'applicant' }],
      audit: 'approval.use',
      emits: [],
    },
  },
})
export type StoredApproval = StateOf<typeof approvalFlow>

const lapsed = 'lapsed'
/** The states of a list: a request whose day ended before it was decided or its approval used has lapsed. */
export const applicationStates = {
  all: [...approvalFlow.all, lapsed] as const,
  byCode: {
    ...approvalFlow.byCode,
    [lapsed]: { code: lapsed, name: { zh: '已过期', en: 'Lapsed' }, tone: 'neutral' },
  },
} as const
export type ApplicationState = (typeof applicationStates.all)[number]
