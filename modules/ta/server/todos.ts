import { type TodoSource, countRows, sql, stateList, stateLiteral } from '@iisp/server'
import { runFlow } from '../contract/dealing/run-states.ts'
import { navFlow } from '../contract/dealing/nav-states.ts'
import { dealingDesk, navDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

const unfinished = [...runFlow.sets.before, runFlow.codes.confirmed]

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
  {
    menuId: dealingDesk.id,
    count: async (db) =>
      (
        await db.one(
          q
            .selectFrom('ta.dealing_day as d')
            .leftJoin('ta.dealing_run as r', 'r.id', 'd.run_id')
            .where(sql<boolean>`(d.waiting > 0 OR r.status IN ${stateList(unfinished)})`)
            .select(countRows.as('waiting')),
        )
      ).waiting,
  },
]
