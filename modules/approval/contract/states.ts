import { type State, type StateOf, defineFlow } from '@iisp/contract'
import { approvalTopics } from './topics.ts'

/** A request to a supervisor. It is valid only on its business date; an open one lapses afterwards. */
export const approvalFlow = defineFlow({
  states: {
    pending: { code: 'pending', name: { zh: '待审批', en: 'To decide' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '已同意', en: 'Approved' }, tone: 'success' },
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
      ways: [{ from: ['pending'], to: ['approved'], who: 'supervisor' }],
      audit: 'approval.approve',
    },
    refuse: { ways: [{ from: ['pending'], to: ['refused'], who: 'supervisor' }], audit: 'approval.refuse' },
    use: {
      ways: [{ from: ['approved'], to: ['used'], who: 'applicant' }],
      audit: 'approval.use',
      emits: [],
    },
  },
})
export type StoredApproval = StateOf<typeof approvalFlow>

const lapsed = 'lapsed'
/** The state shown if the day ended before the request was decided or the approval used. */
export const applicationStates = [...approvalFlow.all, lapsed] as const
export type ApplicationState = (typeof applicationStates)[number]
const lapsedState: State = { code: lapsed, name: { zh: '已过期', en: 'Lapsed' }, tone: 'neutral' }

/** Name and tone of a state. */
export const applicationState = (state: ApplicationState): State =>
  state === lapsed ? lapsedState : approvalFlow.byCode[state]
