import { type PersonActor, type Writer, takeLock } from '@iisp/server'

/**
 * Makes changes of a table's views wait for each other, so that two at once can neither leave two defaults nor pass
 * the limit. The lock is a statement of its own: the next statement then sees what the other transaction committed.
 */
export const lockViews = (db: Writer, actor: PersonActor, tableId: string) =>
  takeLock(db, `workspace.table-view ${actor.accountId} ${tableId}`)
