import { type PersonActor, type Reader, raw, sql } from '@iisp/server'

/**
 * Makes changes of a table's views wait for each other, so that two at once can neither leave two defaults nor pass
 * the limit. The lock is a statement of its own: the next statement then sees what the other transaction committed.
 */
export const lockViews = (db: Reader, actor: PersonActor, tableId: string) =>
  db.all(
    raw(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`table-view ${actor.accountId} ${tableId}`}, 11))`,
    ),
  )
