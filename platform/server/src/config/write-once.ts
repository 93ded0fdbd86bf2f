import { randomUUID } from 'node:crypto'
import { link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file of mode 600 whole and durably, unless it exists already. If several processes write at once, one succeeds.
 * @returns whether this call wrote it
 */
export async function writeOnce(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(path))
  return true
}

/** Syncs a folder, so that new names in it survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
