import { sql } from 'kysely'
import { raw } from './builder.ts'
import type { Writer } from './writer.ts'

/**
 * Waits until no other transaction holds the lock with this name ('module.lock key'), and holds it
 * until COMMIT.
 */
export const takeLock = (db: Writer, name: string) =>
  db.all(raw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 11))`))
