import { type Reader, type RawBuilder, sql } from '@iisp/server'
import { isCorrectable } from '../runs/run-facts.ts'
import { revokeBlockOf } from '../dividends/revoke-block.ts'
import { q } from '../tables.ts'

/**
 * SQL: confirmation `c` is of no dividend and no run that somebody asks to be taken back. Money of those waits until that is done
 * or the request is dropped, since nothing can be taken back once it is being paid. It does not wait for what has become
 * impossible.
 */
export async function isNotHeldBack(db: Reader): Promise<RawBuilder<boolean>> {
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
  // the columns are null where there is no such dividend or run
  return sql<boolean>`(coalesce(c.dividend_id <> ALL (${dividendIds}::bigint[]), true)
    AND coalesce(c.run_id <> ALL (${runIds}::bigint[]), true)
    AND coalesce(c.target_run_id <> ALL (${runIds}::bigint[]), true))`
}
