import { type TodoSource, countFound, stateLiteral } from '@iisp/server'
import { complaintFlow } from '../contract/complaint-states.ts'
import { complaintDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

const waiting = q.selectFrom('guide.complaint').where('state', '=', stateLiteral(complaintFlow.codes.waiting))

/** Complaints that wait for an answer. */
export const todos: readonly TodoSource[] = [
  {
    menuId: complaintDesk.id,
    query: `state=${complaintFlow.codes.waiting}`,
    count: (db) => countFound(db, waiting),
  },
]
