import { sql } from '@iisp/server'
import { clockSlackMs } from '../rules/sessions/session-life.ts'

/** The moment so many seconds from now. */
export const endOf = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/**
 * Condition on `expires_at` of what lives for so many seconds. An end further ahead than that was set before the
 * clock was set back: nothing lives longer than it did at its creation.
 */
export const isWithin = (now: Date, seconds: number) =>
  sql`expires_at > ${now} AND expires_at <= ${new Date(endOf(now, seconds).getTime() + clockSlackMs)}`
