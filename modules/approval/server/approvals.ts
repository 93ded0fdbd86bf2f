import { Refusal, platformErrors } from '@iisp/contract'
import { type Updateable, defineCaseTable, toBothSides } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { type StoredApproval, approvalFlow } from '../contract/states.ts'
import { approvalTopics } from '../contract/topics.ts'
import type { ApplicationTable } from './tables.ts'

/** Applications as cases. */
export const approvals = defineCaseTable<StoredApproval, Updateable<ApplicationTable>>()({
  flow: approvalFlow,
  table: 'approval.application',
  object: ({ id }) => `application:${id}`,
  events: { [approvalTopics.decided]: toBothSides },
  refusals: {
    notOpen: () => new Refusal(approvalErrors.notOpen),
    overtaken: (_, event) =>
      new Refusal(event === 'use' ? platformErrors.approvalNeeded : approvalErrors.notOpen),
  },
})
