import { type RawBuilder, sql } from '@iisp/server'

/**
 * The day by which the register orders the confirmation `alias`:
 * - the open day of a run,
 * - the record date of a dividend,
 * - the day of a performance fee.
 * Dividends and fees are written after the run of that day and before the next run.
 */
export const registerDay = (alias: 'c' | 'f' | 'o'): RawBuilder<string> =>
  sql<string>`coalesce((SELECT v.record_date FROM ta.dividend v WHERE v.id = ${sql.ref(`${alias}.dividend_id`)}),
    ${sql.ref(`${alias}.dealing_date`)})`

/** The initial shares of the lot `l`, plus the changes whose confirmation `f` meets the condition. */
export const sharesAfter = (counts: RawBuilder<boolean>): RawBuilder<string> =>
  sql<string>`(l.shares_initial + coalesce((SELECT sum(g.shares) FROM ta.lot_change g
    JOIN ta.confirmation f ON f.id = g.confirmation_id WHERE g.lot_id = l.id AND ${counts}), 0))`
