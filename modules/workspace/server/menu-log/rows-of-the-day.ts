import { type PersonActor, countRows, sql } from '@iisp/server'
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

/** The first columns of such a row: who opened which menu. */
export const openedBy = (actor: PersonActor, menuId: string) => [
  sql`${actor.institutionId}`.as('institution_id'),
  sql`${actor.accountId}::bigint`.as('account_id'),
  sql`${menuId}`.as('menu_id'),
]
