import { type Writer, sql } from '@iisp/server'
import type { StoredFeeDayTotals } from '../fee-days/fee-day-computed.ts'
import { type StoredFeeDay, type StoredRun, q } from '../tables.ts'

type Amount = ReturnType<typeof sql<string>>

/**
 * Performance fees of the valid confirmations of a run, a dividend or a fee day, yuan. All of it belongs to the
 * manager: terms split redemption fees among receivers, never performance fees.
 * The sum is taken from the confirmations, not from the totals: a fee worth less than half a hundredth of a share is
 * in the totals of a fee day, but takes no shares.
 */
export const feesOf = (part: 'run_id' | 'dividend_id' | 'fee_day_id', id: string): Amount =>
  sql<string>`(SELECT coalesce(sum(c.performance_fee), 0) FROM ta.confirmation c
    WHERE ${sql.ref(`c.${part}`)} = ${id}::bigint AND c.valid)`

/** Adds a fee just taken to the fund's debt to its manager. The caller holds the lock of the fund's register. */
export const oweManager = (db: Writer, fund: Pick<StoredRun, 'product_id'>, fee: Amount) =>
  db.run(
    q
      .updateTable('ta.fund_register')
      .set({ performance_owed: sql`performance_owed + ${fee}` })
      .where('product_id', '=', fund.product_id),
  )

/** The fee of a computed fee day. Taken from the NAV there are no confirmations, so it is the total. */
export const feeOfFeeDay = ({ id, taken_from, totals }: StoredFeeDay): Amount =>
  taken_from === 'nav' ? sql`${(totals as StoredFeeDayTotals).fee}::numeric` : feesOf('fee_day_id', id)

/**
 * Subtracts a reversed fee from the debt, while its confirmations are still valid. If it was already paid, the debt
 * becomes negative and is set off against the next fees.
 */
export const subtractReversedFee = (db: Writer, fund: Pick<StoredRun, 'product_id'>, fee: Amount) =>
  oweManager(db, fund, sql`-${fee}`)
