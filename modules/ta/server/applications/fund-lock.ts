import { type Reader, type Writer, anyOf, takeLock } from '@iisp/server'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { q } from '../tables.ts'

/**
 * Locks the applications of a fund until COMMIT: nobody else submits or passes one or freezes a list. So free shares,
 * holders and frozen lists stay as they were read.
 */
export const lockFund = (db: Writer, productId: string) => takeLock(db, `ta.fund ${productId}`)

/** The days of a fund with frozen lists. They take no more applications. */
export async function frozenDays(db: Reader, productId: string, from: string): Promise<ReadonlySet<string>> {
  const runs = await db.all(
    q
      .selectFrom('ta.dealing_run')
      .where('product_id', '=', productId)
      .where('dealing_date', '>=', from)
      .where('status', '=', anyOf([...runFlow.sets.before, ...runFlow.sets.valid]))
      .select('dealing_date'),
  )
  return new Set(runs.map((run) => run.dealing_date))
}
