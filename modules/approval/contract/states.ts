import { type State, type StateOf, defineFlow } from '@iisp/contract'
import { approvalTopics } from './topics.ts'

/** An application to a supervisor. It counts on its business date only; on later days an open one has lapsed. */
export const approvalFlow = defineFlow({
  states: {
    pending: { code: 'pending', name: { zh: '待审批', en: 'To decide' }, tone: 'warning' },
    approved: { code: 'approved', name: { zh: '已同意', en: 'Approved' }, tone: 'success' },
    refused: { code: 'refused', name: { zh: '未同意', en: 'Refused' }, tone: 'danger', final: true },
    used: { code: 'used', name: { zh: '已使用', en: 'Used' }, tone: 'info', final: true },
  },
  sets: {
    /** Lapses with its day. */
    open: ['pending', 'approved'],
    /** The supervisor has said yes, whether the approval was used since or not. */
    granted: ['approved', 'used'],
  },
  moves: {
    approve: {
      ways: [{ from: ['pending'], to: ['approved'], who: 'supervisor' }],
      audit: 'approval.approve',
      emits: [approvalTopics.decided],
    },
    refuse: {
      ways: [{ from: ['pending'], to: ['refused'], who: 'supervisor' }],
      audit: 'approval.refuse',
      emits: [approvalTopics.decided],
    },
    use: {
      ways: [{ from: ['approved'], to: ['used'], who: 'applicant' }],
      audit: 'approval.use',
      emits: [],
    },
  },
  marks: {},
})
export type StoredApproval = StateOf<typeof approvalFlow>

const lapsed = 'lapsed'
/** As a list shows it: its day ended before it was decided or used. */
export const applicationStates = [...approvalFlow.all, lapsed] as const
export type ApplicationState = (typeof applicationStates)[number]
const lapsedState: State = { code: lapsed, name: { zh: '已过期', en: 'Lapsed' }, tone: 'neutral' }

/** How a state is called and how it looks. */
export const applicationState = (state: ApplicationState): State =>
  state === lapsed ? lapsedState : approvalFlow.byCode[state]
