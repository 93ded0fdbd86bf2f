import { type TodoSource, countFound, stateLiteral } from '@iisp/server'
import { demandFlow } from '../contract/demands/demand-states.ts'
import { entryFlow } from '../contract/entries/entry-states.ts'
import { demandDesk, feedbackDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

const proposed = q
  .selectFrom('feedback.demand')
  .where('status', '=', stateLiteral(demandFlow.codes.proposed))
  .where('hidden_at', 'is', null)

const waiting = q.selectFrom('feedback.entry').where('status', '=', stateLiteral(entryFlow.codes.waiting))

/** Demands that nobody has decided on yet, and feedback that waits for an answer. */
export const todos: readonly TodoSource[] = [
  {
    menuId: demandDesk.id,
    query: `state=${demandFlow.codes.proposed}`,
    count: (db) => countFound(db, proposed),
  },
  {
    menuId: feedbackDesk.id,
    query: `state=${entryFlow.codes.waiting}`,
    count: (db) => countFound(db, waiting),
  },
]
