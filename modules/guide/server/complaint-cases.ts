import { Refusal } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import {
  type ComplaintState,
  complaintAnswered,
  complaintFlow,
  complaintsChanged,
} from '../contract/complaint-states.ts'
import { guideErrors } from '../contract/errors.ts'

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
    [complaintAnswered]: ({ id, institution_id }) => ({ audience: [institution_id, '*'], payload: { id } }),
    [complaintsChanged]: ({ id }) => ({ audience: ['*'], payload: { id } }),
  },
  refusals: {
    notOpen: ({ state }) => refused(state),
    overtaken: ({ state }) => refused(state),
  },
})

const refused = (state: ComplaintState) =>
  new Refusal(state === complaintFlow.codes.waiting ? guideErrors.answerFirst : guideErrors.alreadyAdopted)
