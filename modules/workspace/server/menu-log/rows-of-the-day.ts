import { countRows } from '@iisp/server'
import { q } from '../tables.ts'

/** How many rows of a table were kept for an account in the day before a moment. */
export const rowsOfTheDay = (
  table: 'workspace.menu_log' | 'workspace.menu_timing',
  accountId: string,
  now: Date,
) =>
  q
    .selectFrom(table)
    .where('account_id', '=', accountId)
    .where('at', '>', new Date(now.getTime() - 86_400_000).toISOString())
    .select(countRows.as('kept'))
