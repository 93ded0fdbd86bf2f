import { type Writer, sql, stateList } from '@iisp/server'
import { exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { type StoredBatch, q } from '../tables.ts'

/** Thrown when another node has the set or it was discarded: there is no result to keep. */
export class WorkLost extends Error {}

const isSilent = sql<boolean>`(beat_at IS NULL OR beat_at < now() - interval '1 minute')`
const nextWork = q
  .selectFrom('ta.exchange_batch')
  .select('id')
  .where(sql<boolean>`status IN ${stateList(exchangeFlow.sets.working)}`)
  .where(isSilent)
  .orderBy('id')
  .limit(1)
  .forUpdate()
  .skipLocked()

/** The next set that waits for a node or was abandoned by a failed one. Times are the database's. */
export const claimWork = (db: Writer): Promise<StoredBatch | undefined> =>
  db.maybe(
    q
      .updateTable('ta.exchange_batch')
      .set((eb) => ({ tries: eb('tries', '+', 1), beat_at: sql<string>`now()` }))
      .where('id', '=', nextWork)
      .returningAll(),
  )

/**
 * Reports that this node still works on the set, and the number of records read. Throws WorkLost if the set is no
 * longer the node's.
 */
export async function keepWork(db: Writer, batch: StoredBatch, records?: number): Promise<void> {
  const kept = await db.run(
    q
      .updateTable('ta.exchange_batch')
      .set({ ...(records === undefined ? {} : { records }), beat_at: sql<string>`now()` })
      .where('id', '=', batch.id)
      .where('version', '=', batch.version)
      .where('tries', '=', batch.tries),
  )
  if (kept !== 1) throw new WorkLost()
}

/** Releases the set, so that it can be started again at once, by this node or another one. */
export const leaveWork = (db: Writer, batch: StoredBatch): Promise<number> =>
  db.run(
    q
      .updateTable('ta.exchange_batch')
      .set({ beat_at: null })
      .where('id', '=', batch.id)
      .where('version', '=', batch.version)
      .where('tries', '=', batch.tries),
  )
