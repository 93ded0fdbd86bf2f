import { type NamedError, refuse } from '@iisp/contract'
import { sql } from 'kysely'
import type { Schedule } from '../calls/module.ts'
import { raw } from './builder.ts'
import type { Writer } from './writer.ts'

export interface SharedLimit {
  /** 'module.what' */
  readonly name: string
  readonly perMinute: number
  /** What so many minutes refill may be taken at once; one minute's where absent. */
  readonly minutes?: number
  readonly error: NamedError
}

/**
 * Takes `units` of `perMinute`, refilled evenly, or refuses; counted in the database, so that it holds across nodes.
 * What is taken stands with the transaction: a try that is to count although it fails takes in one of its own.
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
  // Further ahead than the window is from before the clock was set back, and says nothing any more.
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

/** Removes the counts that say nothing any more. */
export const sweepShared: Schedule = {
  name: 'platform.sweep-limits',
  everySeconds: 600,
  run: async (db, now) => void (await db.run(raw(sql`DELETE FROM platform.rate WHERE whole_at < ${now}`))),
}
