import { type Reader, type RawBuilder, sql } from '@iisp/server'
import { isCorrectable } from '../dealing/runs/run-facts.ts'
import { revokeBlockOf } from '../dividends/revoke-block.ts'
import { q } from '../tables.ts'

/**
 * SQL: the payment of confirmation `c` is not withheld. It is withheld while somebody requests the reversal of its
 * run or dividend and that reversal is possible, because a case that is being paid cannot be reversed.
 */
export async function isNotWithheld(db: Reader): Promise<RawBuilder<boolean>> {
  const runs = await db.all(
    q
      .selectFrom('ta.revocation as a')
      .innerJoin('ta.dealing_run as r', (on) =>
        on.onRef('r.id', '=', 'a.object_id').onRef('r.version', '=', 'a.version'),
      )
      .select('r.id')
      .where('a.kind', '=', 'run')
      .where(isCorrectable),
  )
  const dividends = await db.all(
    q
      .selectFrom('ta.revocation as a')
      .innerJoin('ta.dividend as d', (on) =>
        on.onRef('d.id', '=', 'a.object_id').onRef('d.version', '=', 'a.version'),
      )
      .selectAll('d')
      .where('a.kind', '=', 'dividend'),
  )
  const blocks = await Promise.all(dividends.map((dividend) => revokeBlockOf(db, dividend)))
  const runIds = runs.map(({ id }) => id)
  const dividendIds = dividends.filter((_, at) => blocks[at] === null).map(({ id }) => id)
  // the columns are null for a confirmation without dividend or run
  return sql<boolean>`(coalesce(c.dividend_id <> ALL (${dividendIds}::bigint[]), true)
    AND coalesce(c.run_id <> ALL (${runIds}::bigint[]), true)
    AND coalesce(c.target_run_id <> ALL (${runIds}::bigint[]), true))`
}
