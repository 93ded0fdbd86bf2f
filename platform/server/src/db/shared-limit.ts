import { type NamedError, refuse } from '@iisp/contract'
import { sql } from 'kysely'
import type { Schedule } from '../calls/module.ts'
import { raw } from './builder.ts'
import type { Writer } from './writer.ts'

export interface SharedLimit {
  /** 'module.what' */
  readonly name: string
  readonly perMinute: number
  readonly error: NamedError
}

/**
 * Takes one of `perMinute`, refilled evenly, or refuses; counted in the database, so that it holds across nodes.
 * What is taken stands with the transaction: a try that is to count although it fails takes in one of its own.
 */
export async function takeShared(
  db: Writer,
  { name, perMinute, error }: SharedLimit,
  caller: string,
  now: Date,
): Promise<void> {
  const one = sql`${60 / perMinute} * interval '1 second'`
  // More than a minute ahead is from before the clock was set back, and says nothing any more.
  const whole = sql`CASE WHEN r.whole_at > ${now}::timestamptz + interval '65 seconds' THEN ${now}::timestamptz
    ELSE greatest(r.whole_at, ${now}) END`
  const taken = await db.run(
    raw(sql`INSERT INTO platform.rate AS r (name, caller, whole_at)
      VALUES (${name}, ${caller}, ${now}::timestamptz + ${one})
      ON CONFLICT (name, caller) DO UPDATE SET whole_at = ${whole} + ${one}
      WHERE ${whole} + ${one} <= ${now}::timestamptz + interval '60 seconds'`),
  )
  if (taken === 0) refuse(error)
}

/** Removes the counts that say nothing any more. */
export const sweepShared: Schedule = {
  name: 'platform.sweep-limits',
  everySeconds: 600,
  run: async (db, now) => void (await db.run(raw(sql`DELETE FROM platform.rate WHERE whole_at < ${now}`))),
}
