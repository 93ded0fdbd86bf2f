import { refuse } from '@iisp/contract'
import { atMost } from '@iisp/contract/at-most'
import { kindOf } from '@iisp/contract/file-kind'
import type { FileStore, ScannerPort } from '@iisp/server'
import { fileErrors } from '../../contract/errors.ts'
import { archiveLimits } from '../../contract/limits.ts'
import { storedBytes } from '@iisp/server/zip/bytes'
import { lookAtEntry } from './entry-look.ts'
import { inspectZip } from './inspect-zip.ts'

/** Milliseconds after which a file counts as too complex to be checked. */
const mostMs = 30_000
/**
 * Number of files that a node inspects at the same time; each may take tens of megabytes of memory.
 */
const inTurn = atMost(2)

/**
 * Inspects a stored file before it is listed: macros, active PDF, archives that unpack to too much,
 * and viruses if a scanner is configured. The refusal tells the person how to proceed.
 */
export async function inspectContent(
  scanner: ScannerPort | null,
  files: FileStore,
  name: string,
  { hash, size }: { readonly hash: string; readonly size: number },
): Promise<void> {
  const bytes = storedBytes(files, hash, size)
  const kind = kindOf(name)
  if (kind === 'zip' || kind === 'docx' || kind === 'xlsx') {
    await inTurn(() =>
      inspectZip(bytes, { unpacked: archiveLimits.unpacked, until: performance.now() + mostMs }),
    )
  } else if (kind === 'pdf' || kind === 'doc' || kind === 'xls') {
    await inTurn(() => lookAtEntry(bytes.read(0, size)))
  }
  const virus = scanner === null ? null : await scanner.scan(bytes.read(0, size))
  if (virus !== null) refuse(fileErrors.infected, { name: virus.slice(0, 100) })
}
