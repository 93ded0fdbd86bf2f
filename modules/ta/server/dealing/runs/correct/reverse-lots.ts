import { type Writer, raw, sql } from '@iisp/server'
import type { StoredRun } from '../../../tables.ts'

/**
 * Reverses every lot change of a run or a dividend by a row of its own, and empties its new lots. Answers the
 * accounts concerned.
 */
export async function reverseLots(
  db: Writer,
  { id, institution_id }: Pick<StoredRun, 'id' | 'institution_id'>,
  part: 'run_id' | 'dividend_id',
): Promise<readonly string[]> {
  const touched = await db.all(
    raw(sql<{ account: string }>`WITH confirmed AS (
        SELECT id FROM ta.confirmation WHERE ${sql.ref(part)} = ${id}::bigint
      ), back AS (
        SELECT c.confirmation_id, c.lot_id, -c.shares AS shares, c.mark_after, c.mark_before
        FROM ta.lot_change c JOIN confirmed ON confirmed.id = c.confirmation_id WHERE NOT c.reversal
        UNION ALL
        SELECT l.confirmation_id, l.id, -l.shares_initial, l.mark, l.mark
        FROM ta.lot l JOIN confirmed ON confirmed.id = l.confirmation_id
      ), summed AS (
        SELECT min(confirmation_id) AS confirmation_id, lot_id, sum(shares) AS shares, min(mark_after) AS mark_after,
          min(mark_before) AS mark_before
        FROM back GROUP BY lot_id
      ), noted AS (
        INSERT INTO ta.lot_change (confirmation_id, lot_id, institution_id, shares, mark_before, mark_after, reversal)
        SELECT confirmation_id, lot_id, ${institution_id}, shares, mark_after, mark_before, true FROM summed
        WHERE shares <> 0 OR mark_before <> mark_after
        RETURNING lot_id, shares, mark_after
      )
      UPDATE ta.lot SET shares = lot.shares + noted.shares, mark = noted.mark_after
      FROM noted WHERE lot.id = noted.lot_id RETURNING lot.trading_account_id AS account`),
  )
  return [...new Set(touched.map(({ account }) => account))]
}
