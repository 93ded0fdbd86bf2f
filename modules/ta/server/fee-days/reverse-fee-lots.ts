import { type Writer, raw, sql } from '@iisp/server'
import type { StoredFeeDay } from '../tables.ts'

/** Reverses every lot change of a fee day by a row of its own. Answers the accounts concerned. */
export async function reverseFeeLots(db: Writer, { id }: StoredFeeDay): Promise<readonly string[]> {
  const touched = await db.all(
    raw(sql<{ account: string }>`WITH noted AS (
        INSERT INTO ta.lot_change
          (confirmation_id, fee_day_id, lot_id, institution_id, shares, mark_before, mark_after, reversal)
        SELECT c.confirmation_id, c.fee_day_id, c.lot_id, c.institution_id, -c.shares, c.mark_after, c.mark_before, true
        FROM ta.lot_change c LEFT JOIN ta.confirmation f ON f.id = c.confirmation_id
        WHERE ${id}::bigint IN (c.fee_day_id, f.fee_day_id) AND NOT c.reversal
        RETURNING lot_id, shares, mark_after
      )
      UPDATE ta.lot SET shares = lot.shares + noted.shares, mark = noted.mark_after
      FROM noted WHERE lot.id = noted.lot_id RETURNING lot.trading_account_id AS account`),
  )
  return [...new Set(touched.map(({ account }) => account))]
}
