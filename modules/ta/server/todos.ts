import { type TodoSource, countRows, sql, stateLiteral } from '@iisp/server'
import { navFlow } from '../contract/dealing/nav-states.ts'
import { navDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

/** What waits for this person. */
export const todos: readonly TodoSource[] = [
  {
    menuId: navDesk.id,
    count: async (db, { persons }) =>
      (
        await db.one(
          q
            .selectFrom('ta.nav')
            .where('status', '=', stateLiteral(navFlow.codes.entered))
            .where('entered_by', '<>', sql<string>`ALL (${persons}::text[])`)
            .select(countRows.as('waiting')),
        )
      ).waiting,
  },
]
