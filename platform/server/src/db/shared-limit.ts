import { type NamedError, refuse } from '@iisp/contract'
import { sql } from 'kysely'
import type { Schedule } from '../calls/module.ts'
import { raw } from './builder.ts'
import type { Writer } from './writer.ts'

export interface SharedLimit {
  /** 'module.limit-name' */
  readonly name: string
  readonly perMinute: number
  /** Number of minutes whose units may be taken together; 1 by default. */
  readonly minutes?: number
  readonly error: NamedError
}

/**
 * Takes `units` of `perMinute`, refilled evenly, or refuses. Counted in the database, so that it applies across nodes.
 * Consumes the limit inside the caller's transaction, so a rollback gives it back. To count failed attempts as well, call
 * it in a separate transaction.
 */
export async function takeShared(
  db: Writer,
  { name, perMinute, minutes = 1, error }: SharedLimit,
  caller: string,
  now: Date,
  units = 1,
): Promise<void> {
  const taking = sql`${(units * 60) / perMinute} * interval '1 second'`
  const window = sql`${minutes} * interval '1 minute'`
  // A time further ahead than the window was stored before the clock was set back; it is ignored.
  const whole = sql`CASE WHEN r.whole_at > ${now}::timestamptz + ${window} + interval '5 seconds'
    THEN ${now}::timestamptz ELSE greatest(r.whole_at, ${now}) END`
  const taken = await db.run(
    raw(sql`INSERT INTO platform.rate AS r (name, caller, whole_at)
      VALUES (${name}, ${caller}, ${now}::timestamptz + ${taking})
      ON CONFLICT (name, caller) DO UPDATE SET whole_at = ${whole} + ${taking}
      WHERE ${whole} + ${taking} <= ${now}::timestamptz + ${window}`),
  )
  if (taken === 0) refuse(error)
}

/** Removes counts that no longer have an effect. */
export const sweepShared: Schedule = {
  name: 'platform.sweep-limits',
  everySeconds: 600,
  run: async (db, now) => void (await db.run(raw(sql`DELETE FROM platform.rate WHERE whole_at < ${now}`))),
}
