import { Refusal } from '@iisp/contract'
import { defineCaseTable, toBothSides } from '@iisp/server'
import { type ComplaintState, complaintFlow } from '../../contract/complaint-states.ts'
import { guideErrors } from '../../contract/errors.ts'
import { guideTopics } from '../../contract/topics.ts'
import type { ComplaintChanges } from '../tables.ts'

/** Complaints as cases. */
export const complaints = defineCaseTable<ComplaintState, ComplaintChanges>()({
  flow: complaintFlow,
  table: 'guide.complaint',
  object: ({ id }) => `complaint:${id}`,
  events: {
    [guideTopics.complaintAnswered]: toBothSides,
    [guideTopics.complaintsChanged]: ({ id }) => ({ audience: ['*'], payload: { id } }),
  },
  refusals: {
    notOpen: ({ state }) => refused(state),
    overtaken: ({ state }) => refused(state),
  },
})

const refused = (state: ComplaintState) =>
  new Refusal(state === complaintFlow.codes.waiting ? guideErrors.answerFirst : guideErrors.alreadyAdopted)
