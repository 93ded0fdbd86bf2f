import { type Writer, raw, sql } from '@iisp/server'
import { type StoredFeeDay, q } from '../tables.ts'

/**
 * Makes the confirmations of a fee day valid, and applies the computed shares and marks to the lots with a row for
 * every change. Answers the accounts that gave up shares.
 */
export async function writeLots(
  db: Writer,
  { id }: StoredFeeDay,
  confirmedOn: string,
): Promise<readonly string[]> {
  const confirmed = await db.all(
    q
      .updateTable('ta.confirmation')
      .set({ valid: true, confirmed_on: confirmedOn })
      .where('fee_day_id', '=', id)
      .returning('trading_account_id as account'),
  )
  await db.run(
    raw(sql`WITH change AS (
        INSERT INTO ta.lot_change (confirmation_id, fee_day_id, lot_id, institution_id, shares, mark_before, mark_after)
        SELECT c.id, CASE WHEN c.id IS NULL THEN f.fee_day_id END, f.lot_id, f.institution_id, -f.shares_off,
          f.mark_before, f.mark_after
        FROM ta.fee_day_lot f LEFT JOIN ta.confirmation c ON c.fee_day_id = f.fee_day_id
          AND c.trading_account_id = f.trading_account_id AND f.shares_off > 0
        WHERE f.fee_day_id = ${id}::bigint AND (f.shares_off > 0 OR f.mark_after <> f.mark_before)
        RETURNING lot_id, shares, mark_after
      )
      UPDATE ta.lot SET shares = lot.shares + change.shares, mark = change.mark_after
      FROM change WHERE lot.id = change.lot_id`),
  )
  return confirmed.map(({ account }) => account)
}

/** From the first fee day on, the fund has a stored mark of its own. */
export const writeFundMark = (db: Writer, { product_id }: StoredFeeDay, mark: string) =>
  db.run(q.updateTable('ta.fund_register').set({ mark }).where('product_id', '=', product_id))
