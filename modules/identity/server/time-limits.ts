import { sql } from '@iisp/server'
import { clockSlackMs } from '../rules/sessions/session-life.ts'

/** The moment `seconds` from now. */
export const endOf = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/**
 * SQL condition that a row with a lifetime of `seconds` has not expired. Rows that expire further ahead than that were
 * written before the clock was set back and count as expired.
 */
export const isWithin = (now: Date, seconds: number) =>
  sql`expires_at > ${now} AND expires_at <= ${new Date(endOf(now, seconds).getTime() + clockSlackMs)}`
