import { type TodoSource, countRows, sql, stateLiteral } from '@iisp/server'
import { investorChangeFlow } from '../contract/investors/investor-change-states.ts'
import { investorDesk } from '../contract/pages.ts'
import { q } from './tables.ts'

/** What waits for people in the share register. */
export const todos: readonly TodoSource[] = [
  {
    menuId: investorDesk.id,
    query: 'part=changes',
    count: async (db, { persons }) =>
      (
        await db.one(
          q
            .selectFrom('ta.investor_change')
            .where('status', '=', stateLiteral(investorChangeFlow.codes.entered))
            .where(sql<boolean>`entered_by <> ALL(${persons}::text[])`)
            .select(countRows.as('waiting')),
        )
      ).waiting,
  },
]
