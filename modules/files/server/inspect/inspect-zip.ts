import { refuse } from '@iisp/contract'
import { fileErrors } from '../../contract/errors.ts'
import { archiveLimits } from '../../contract/limits.ts'
import { macroPart } from '../../rules/macro-names.ts'
import { type Bytes, Sequence, gathered, heldBytes } from './bytes.ts'
import { lookAtEntry } from './entry-look.ts'
import { unpack } from './unpack.ts'
import { type ZipEntry, localHeader, zipDirectory } from './zip-directory.ts'

/** What an inspection may still use up, over all archives in each other. */
export interface Allowance {
  /** Bytes. */
  unpacked: number
  /** The moment, of performance.now(), at which it gives up. */
  readonly until: number
}

/**
 * Looks into an archive and the archives in it: refuses macros and active PDF, and what unpacks to too much. Files
 * that are encrypted, or packed other than by deflate, are judged by their names and sizes alone.
 */
export async function inspectZip(bytes: Bytes, allowance: Allowance, depth = 1): Promise<void> {
  if (depth > archiveLimits.depth) refuse(fileErrors.archiveTooLarge)
  const entries = await zipDirectory(bytes)
  if (entries.some(({ name }) => macroPart(name))) refuse(fileErrors.macros)
  const total = entries.reduce((sum, { size }) => sum + size, 0)
  allowance.unpacked -= total
  const isDense = total > archiveLimits.plain && total > bytes.size * archiveLimits.ratio
  if (isDense || allowance.unpacked < 0) refuse(fileErrors.archiveTooLarge)
  const sequence = new Sequence(bytes.read(0, bytes.size))
  try {
    for (const entry of entries) {
      const inner = await lookAtEntry(contentOf(sequence, entry, allowance))
      if (inner !== null) await inspectZip(heldBytes(inner), allowance, depth + 1)
    }
  } finally {
    await sequence.close()
  }
}

const [asIs, deflate] = [0, 8]

async function* contentOf(
  sequence: Sequence,
  { offset, packed, size, method, encrypted }: ZipEntry,
  allowance: Allowance,
): AsyncGenerator<Uint8Array> {
  if (encrypted || (method !== deflate && method !== asIs)) return
  await sequence.skipTo(offset)
  const header = await gathered(sequence.take(localHeader))
  if (header.length < localHeader || header.readUInt32LE(0) !== 0x04034b50) refuse(fileErrors.unreadable)
  await sequence.skipTo(sequence.at + header.readUInt16LE(26) + header.readUInt16LE(28))
  const stored = sequence.take(packed)
  for await (const piece of method === deflate ? unpack(stored, size) : stored) {
    if (performance.now() > allowance.until) refuse(fileErrors.tooComplex)
    yield piece
  }
}
