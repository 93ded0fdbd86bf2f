import { type Worker, type WorkerTools, namedContents } from '@iisp/server'
import { looseBatch, removeLoose } from './loose-content.ts'

/** Content may be unnamed while an upload or export is under way; none takes this long after its last byte. */
const graceMs = 3_600_000

/**
 * Removes stored content without a referring row, for example an upload to a node that was killed.
 * Removing and listing take the same lock, so content that is listed again at that moment is safe.
 */
export const removeUnnamed: Worker = {
  name: 'files.remove-unnamed',
  everySeconds: 3600,
  atStart: true,
  run: async (tools) => {
    await tools.files.removeBrokenOff(graceMs)
    let batch: string[] = []
    for await (const hash of tools.files.olderThan(graceMs)) {
      if (tools.closing.aborted) return
      if (batch.push(hash) < looseBatch) continue
      await removeFrom(tools, batch)
      batch = []
    }
    await removeFrom(tools, batch)
  },
}

async function removeFrom(tools: WorkerTools, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await tools.transact(async (db) => {
    const named = new Set<string>()
    for (const ask of tools.registry.itemsOf(namedContents))
      for (const hash of await ask(db, hashes)) named.add(hash)
    const unnamed = hashes.filter((hash) => !named.has(hash))
    if (unnamed.length > 0) await removeLoose(db, tools.files, unnamed)
  })
}
