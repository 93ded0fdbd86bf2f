import { refuse } from '@iisp/contract'
import { type Bytes, Sequence, gathered, heldBytes } from '@iisp/server/zip/bytes'
import {
  type ZipEntry,
  asIs,
  contentStart,
  deflate,
  localHeader,
  zipDirectory,
} from '@iisp/server/zip/directory'
import { unpack } from '@iisp/server/zip/unpack'
import { ZipFault } from '@iisp/server/zip/zip-fault'
import { fileErrors } from '../../contract/errors.ts'
import { archiveLimits } from '../../contract/limits.ts'
import { macroPart } from '../../rules/macro-names.ts'
import { lookAtEntry } from './entry-look.ts'

/** Remaining allowance of an inspection, over all nested archives. */
export interface Allowance {
  /** Bytes. */
  unpacked: number
  /** The moment, of performance.now(), at which it gives up. */
  readonly until: number
}

/**
 * Inspects an archive and its nested archives: refuses macros, active PDF, and contents that unpack
 * to too much. Files that are encrypted, or packed other than by deflate, are judged only by their
 * names and sizes.
 */
export async function inspectZip(bytes: Bytes, allowance: Allowance): Promise<void> {
  try {
    await inspect(bytes, allowance, 1)
  } catch (fault) {
    if (!(fault instanceof ZipFault)) throw fault
    refuse(fault.kind === 'damaged' ? fileErrors.unreadable : fileErrors.archiveTooLarge)
  }
}

async function inspect(bytes: Bytes, allowance: Allowance, depth: number): Promise<void> {
  if (depth > archiveLimits.depth) refuse(fileErrors.archiveTooLarge)
  const entries = await zipDirectory(bytes, archiveLimits.entries)
  if (entries.some(({ name }) => macroPart(name))) refuse(fileErrors.macros)
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  allowance.unpacked -= total
  const isDense = total > archiveLimits.plain && total > bytes.size * archiveLimits.ratio
  if (isDense || allowance.unpacked < 0) refuse(fileErrors.archiveTooLarge)
  const sequence = new Sequence(bytes.read(0, bytes.size))
  try {
    for (const entry of entries) {
      const inner = await lookAtEntry(contentOf(sequence, entry, allowance))
      if (inner !== null) await inspect(heldBytes(inner), allowance, depth + 1)
    }
  } finally {
    await sequence.close()
  }
}

async function* contentOf(
  sequence: Sequence,
  { offset, packed, size, method, encrypted }: ZipEntry,
  allowance: Allowance,
): AsyncGenerator<Uint8Array> {
  if (encrypted || (method !== deflate && method !== asIs)) return
  await sequence.skipTo(offset)
  const header = await gathered(sequence.take(localHeader))
  await sequence.skipTo(contentStart(header, offset))
  const stored = sequence.take(packed)
  for await (const piece of method === deflate ? unpack(stored, size) : stored) {
    if (performance.now() > allowance.until) refuse(fileErrors.tooComplex)
    yield piece
  }
}
