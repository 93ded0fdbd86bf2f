import { type TodoSource, countRows, stateLiteral } from '@iisp/server'
import { demandFlow } from '../contract/demands/demand-states.ts'
import { demandDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

const proposed = q
  .selectFrom('feedback.demand')
  .where('status', '=', stateLiteral(demandFlow.codes.proposed))
  .where('hidden_at', 'is', null)
  .select(countRows.as('total'))

/** Demands that nobody has decided on yet. */
export const todos: readonly TodoSource[] = [
  {
    menuId: demandDesk.id,
    query: `state=${demandFlow.codes.proposed}`,
    count: async (db) => (await db.one(proposed)).total,
  },
]
