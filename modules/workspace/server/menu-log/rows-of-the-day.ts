import { type PersonActor, countRows, sql } from '@iisp/server'
import { q } from '../tables.ts'

/** Number of rows of a table that an account added in the day before a moment. */
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

/** The first columns of such a row: institution, account and menu. */
export const openedBy = (actor: PersonActor, menuId: string) => [
  sql`${actor.institutionId}`.as('institution_id'),
  sql`${actor.accountId}::bigint`.as('account_id'),
  sql`${menuId}`.as('menu_id'),
]
