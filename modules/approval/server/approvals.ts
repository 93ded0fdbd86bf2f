import { Refusal, platformErrors } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { type StoredApproval, approvalFlow } from '../contract/states.ts'
import { approvalTopics } from '../contract/topics.ts'

interface Row {
  readonly id: string
  readonly institution_id: string
  readonly state: StoredApproval
}
/** The columns that a move changes. */
interface Columns {
  readonly decided_by: string
  readonly decided_name: string
  readonly decided_at: Date
  readonly remark: string
  readonly used_at: Date
  readonly used_call: string
}

/** Applications as cases. The state alone tells that somebody was faster. */
export const approvals = defineCaseTable<Row, Columns>()({
  flow: approvalFlow,
  table: 'approval.application',
  columns: { state: 'state', version: null },
  read: ({ id, institution_id, state }) => ({
    id,
    institutionId: institution_id,
    state,
    version: null,
    object: `application:${id}`,
  }),
  history: null,
  events: {
    [approvalTopics.decided]: ({ id, institution_id }) => ({
      audience: [institution_id, '*'],
      payload: { id },
    }),
  },
  refusals: {
    notOpen: () => new Refusal(approvalErrors.notOpen),
    overtaken: (_, event) =>
      new Refusal(event === 'use' ? platformErrors.approvalNeeded : approvalErrors.notOpen),
  },
})
