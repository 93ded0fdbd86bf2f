import type { NamedContent, Worker, WorkerTools } from '@iisp/server'
import { looseBatch, namedByFiles, removeLoose } from './loose-content.ts'

/** No upload and no export is under way for so long after its last byte, on any node and with clocks that differ. */
const graceMs = 3_600_000

/**
 * Removes what no row names: a node that is killed leaves what it was taking in. Content that is being listed again
 * at the same moment is safe: who removes and who lists it hold the same lock.
 */
export const removeUnnamed = (others: readonly NamedContent[]): Worker => ({
  name: 'files.remove-unnamed',
  everySeconds: 3600,
  atStart: true,
  run: async (tools) => {
    await tools.files.removeBrokenOff(graceMs)
    let batch: string[] = []
    for await (const hash of tools.files.olderThan(graceMs)) {
      if (tools.closing.aborted) return
      if (batch.push(hash) < looseBatch) continue
      await removeFrom(tools, others, batch)
      batch = []
    }
    await removeFrom(tools, others, batch)
  },
})

async function removeFrom(
  tools: WorkerTools,
  others: readonly NamedContent[],
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return
  await tools.transact(async (db) => {
    const named = new Set<string>()
    for (const ask of [namedByFiles, ...others]) for (const hash of await ask(db, hashes)) named.add(hash)
    const unnamed = hashes.filter((hash) => !named.has(hash))
    if (unnamed.length > 0) await removeLoose(db, tools.files, unnamed)
  })
}
