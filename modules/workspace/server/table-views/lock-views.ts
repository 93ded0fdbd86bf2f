import { type PersonActor, type Writer, takeLock } from '@iisp/server'

/**
 * Serialises the changes of a table's views, so that concurrent changes can neither leave two
 * defaults nor exceed the limit. The lock is a statement of its own, because only a later statement
 * sees the rows that the other transaction committed.
 */
export const lockViews = (db: Writer, actor: PersonActor, tableId: string) =>
  takeLock(db, `workspace.table-view ${actor.accountId} ${tableId}`)
