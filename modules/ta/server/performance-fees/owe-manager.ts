import { type Writer, sql } from '@iisp/server'
import type { StoredFeeDayTotals } from '../fee-days/fee-day-compute.ts'
import { type StoredFeeDay, type StoredRun, q } from '../tables.ts'

type Amount = ReturnType<typeof sql<string>>

/**
 * Performance fees of the valid confirmations of a run, a dividend or a fee day, yuan. All of it is the manager's: terms
 * split redemption fees among receivers, performance fees never. Confirmations say what was taken, not the control totals:
 * a fee that is worth less than half a hundredth of a share is in the totals of a fee day, but no shares are taken for it.
 */
export const feesOf = (part: 'run_id' | 'dividend_id' | 'fee_day_id', id: string): Amount =>
  sql<string>`(SELECT coalesce(sum(c.performance_fee), 0) FROM ta.confirmation c
    WHERE ${sql.ref(`c.${part}`)} = ${id}::bigint AND c.valid)`

/** Adds what was just taken to what the fund owes its manager. The caller holds the lock of the fund's register. */
export const oweManager = (db: Writer, fund: Pick<StoredRun, 'product_id'>, fee: Amount) =>
  db.run(
    q
      .updateTable('ta.fund_register')
      .set({ performance_owed: sql`performance_owed + ${fee}` })
      .where('product_id', '=', fund.product_id),
  )

/** What a computed fee day takes: from the NAV there are no confirmations, and what falls is the whole fee. */
export const feeOfFeeDay = ({ id, taken_from, totals }: StoredFeeDay): Amount =>
  taken_from === 'nav' ? sql`${(totals as StoredFeeDayTotals).fee}::numeric` : feesOf('fee_day_id', id)

/**
 * Takes back what was taken, while its confirmations are still valid. What had been paid of it makes the debt negative: the
 * manager keeps it against the next fees.
 */
export const takeBackOwed = (db: Writer, fund: Pick<StoredRun, 'product_id'>, fee: Amount) =>
  oweManager(db, fund, sql`-${fee}`)
