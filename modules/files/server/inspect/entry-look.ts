import { refuse } from '@iisp/contract'
import { bytesAgree, tellingBytes } from '@iisp/contract/file-kind'
import { fileErrors } from '../../contract/errors.ts'
import { archiveLimits } from '../../contract/limits.ts'
import { oleWatcher } from './ole-watcher.ts'
import { pdfWatcher } from './pdf-watcher.ts'
import type { Watcher } from './watcher.ts'

/**
 * Inspects one file of an archive, by the type of its first bytes instead of its name. Returns the
 * content if it is an archive itself.
 */
export async function lookAtEntry(content: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  let head = Buffer.alloc(0)
  let watcher: Watcher | null = null
  let inner: Uint8Array[] | null = null
  let held = 0
  let told = false
  for await (const piece of content) {
    let next: Uint8Array = piece
    if (!told) {
      head = Buffer.concat([head, piece])
      if (head.length < tellingBytes) continue
      told = true
      next = head
      watcher = bytesAgree('pdf', head) ? pdfWatcher() : bytesAgree('doc', head) ? oleWatcher() : null
      inner = bytesAgree('zip', head) ? [] : null
    }
    await watcher?.push(next)
    if (inner === null) continue
    held += next.length
    if (held > archiveLimits.inner) refuse(fileErrors.archiveTooLarge)
    inner.push(next)
  }
  const found = await watcher?.end()
  if (found) refuse(found)
  return inner === null ? null : Buffer.concat(inner)
}
