import { type PersonActor, type Reader, raw, sql } from '@iisp/server'

/**
 * One change of a table's views after the other: neither two defaults nor a view above the limit come of two at
 * once. A statement of its own, because the next one sees what was committed before it began.
 */
export const lockViews = (db: Reader, actor: PersonActor, tableId: string) =>
  db.all(
    raw(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`table-view ${actor.accountId} ${tableId}`}, 11))`,
    ),
  )
