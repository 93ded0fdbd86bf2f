import { type TodoSource, countRows, stateLiteral } from '@iisp/server'
import { complaintFlow } from '../contract/complaint-states.ts'
import { complaintDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

const waiting = q
  .selectFrom('guide.complaint')
  .where('state', '=', stateLiteral(complaintFlow.codes.waiting))
  .select(countRows.as('total'))

/** Complaints that wait for an answer. */
export const todos: readonly TodoSource[] = [
  {
    menuId: complaintDesk.id,
    query: `state=${complaintFlow.codes.waiting}`,
    count: async (db) => (await db.one(waiting)).total,
  },
]
