import { type Reader, type Writer, anyOf, takeLock } from '@iisp/server'
import { runFlow } from '../../contract/dealing/run-states.ts'
import { q } from '../tables.ts'

/**
 * Waits until nobody else sends or passes applications of a fund or freezes a list of it, so that free shares, holders
 * and frozen lists stay as they were read until COMMIT.
 */
export const lockFund = (db: Writer, productId: string) => takeLock(db, `ta.fund ${productId}`)

/** The days of a fund whose lists are frozen: they take no more applications. */
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
