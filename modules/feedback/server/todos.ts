import { type TodoSource, countRows, stateLiteral } from '@iisp/server'
import { demandFlow } from '../contract/demands/demand-states.ts'
import { entryFlow } from '../contract/entries/entry-states.ts'
import { demandDesk, feedbackDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

const proposed = q
  .selectFrom('feedback.demand')
  .where('status', '=', stateLiteral(demandFlow.codes.proposed))
  .where('hidden_at', 'is', null)
  .select(countRows.as('total'))

const waiting = q
  .selectFrom('feedback.entry')
  .where('status', '=', stateLiteral(entryFlow.codes.waiting))
  .select(countRows.as('total'))

/** Demands that nobody has decided on yet, and feedback that waits for an answer. */
export const todos: readonly TodoSource[] = [
  {
    menuId: demandDesk.id,
    query: `state=${demandFlow.codes.proposed}`,
    count: async (db) => (await db.one(proposed)).total,
  },
  {
    menuId: feedbackDesk.id,
    query: `state=${entryFlow.codes.waiting}`,
    count: async (db) => (await db.one(waiting)).total,
  },
]
