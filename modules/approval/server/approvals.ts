import { Refusal, platformErrors } from '@iisp/contract'
import { type Updateable, defineCaseTable, toBothSides } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { type StoredApproval, approvalFlow } from '../contract/states.ts'
import { approvalTopics } from '../contract/topics.ts'
import type { ApplicationTable } from './tables.ts'

interface ApprovalCase {
  readonly id: string
  readonly institution_id: string
  readonly state: StoredApproval
  readonly person_id: string
  readonly business_date: string
}

/** Applications as cases. */
export const approvals = defineCaseTable<StoredApproval, Updateable<ApplicationTable>, ApprovalCase>()({
  flow: approvalFlow,
  table: 'approval.application',
  column: 'state',
  acts: { apply: 'person_id' },
  object: ({ id }) => `application:${id}`,
  events: { [approvalTopics.decided]: toBothSides },
  refusals: {
    notOpen: () => new Refusal(approvalErrors.notOpen),
    overtaken: (_, event) =>
      new Refusal(event === 'use' ? platformErrors.approvalNeeded : approvalErrors.notOpen),
    reasonMissing: () => new Refusal(approvalErrors.remarkMissing, { fields: 'remark' }),
  },
})
