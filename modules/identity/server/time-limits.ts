import { type RawBuilder, sql } from '@iisp/server'
import { clockSlackMs } from '../rules/sessions/session-life.ts'

/** The moment `seconds` from now. */
export const endOf = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000)

/**
 * SQL condition that a row with a lifetime of `seconds` has not expired. Rows that expire further ahead than that were
 * written before the clock was set back and count as expired.
 */
export const isWithin = (now: Date, seconds: number) =>
  sql<boolean>`expires_at > ${now} AND expires_at <= ${new Date(endOf(now, seconds).getTime() + clockSlackMs)}`

/** A column of a moment in milliseconds since 1970, as `new Date` takes it. */
export const msOf = <T extends number | null = number>(column: string) =>
  sql<T>`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`

/** Number of rows that meet a condition. */
export const countWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`count(*) FILTER (WHERE ${condition})::int`
