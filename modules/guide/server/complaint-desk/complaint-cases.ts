import { Refusal } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import { type ComplaintState, complaintFlow } from '../../contract/complaint-states.ts'
import { guideErrors } from '../../contract/errors.ts'
import { guideTopics } from '../../contract/topics.ts'

interface Row {
  readonly id: string
  readonly institution_id: string
  readonly state: ComplaintState
}
/** The columns that a move changes. */
interface Columns {
  readonly answer: string
  readonly answered_by: string
  readonly answered_at: string
  readonly adopted_at: string
}

/** Complaints as cases. */
export const complaints = defineCaseTable<Row, Columns>()({
  flow: complaintFlow,
  table: 'guide.complaint',
  columns: { state: 'state', version: null },
  read: ({ id, institution_id, state }) => ({
    id,
    institutionId: institution_id,
    state,
    version: null,
    object: `complaint:${id}`,
  }),
  history: null,
  events: {
    [guideTopics.complaintAnswered]: ({ id, institution_id }) => ({
      audience: [institution_id, '*'],
      payload: { id },
    }),
    [guideTopics.complaintsChanged]: ({ id }) => ({ audience: ['*'], payload: { id } }),
  },
  refusals: {
    notOpen: ({ state }) => refused(state),
    overtaken: ({ state }) => refused(state),
  },
})

const refused = (state: ComplaintState) =>
  new Refusal(state === complaintFlow.codes.waiting ? guideErrors.answerFirst : guideErrors.alreadyAdopted)
