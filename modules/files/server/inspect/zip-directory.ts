import { refuse } from '@iisp/contract'
import { fileErrors } from '../../contract/errors.ts'
import { archiveLimits } from '../../contract/limits.ts'
import { type Bytes, gathered } from './bytes.ts'

/** A file in an archive, as the archive's directory has it. */
export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly encrypted: boolean
  /** Bytes in the archive. */
  readonly packed: number
  /** Bytes of the file itself. */
  readonly size: number
  /** Offset of the file's local header. */
  readonly offset: number
}

const endRecord = 22
const longestComment = 0xffff
const mostDirectoryBytes = 8 * 1024 * 1024
const unreadable = (): never => refuse(fileErrors.unreadable)

/**
 * The directory at the end of a zip (APPNOTE 4.3), in the order in which the files lie. Files that overlap, which an
 * archive has to unpack to far more than it holds, are refused.
 */
export async function zipDirectory(bytes: Bytes): Promise<readonly ZipEntry[]> {
  const tailStart = Math.max(0, bytes.size - endRecord - longestComment)
  const tail = await gathered(bytes.read(tailStart, bytes.size))
  const end = tail.lastIndexOf('PK\u0005\u0006', tail.length, 'latin1')
  if (end < 0 || end + endRecord > tail.length) return unreadable()
  const count = tail.readUInt16LE(end + 10)
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (start + length > tailStart + end) unreadable()
  if (count > archiveLimits.entries || length > mostDirectoryBytes) refuse(fileErrors.archiveTooLarge)
  const entries = entriesOf(await gathered(bytes.read(start, start + length)))
  entries.sort((one, other) => one.offset - other.offset)
  entries.forEach((entry, at) => {
    const next = entries[at + 1]?.offset ?? start
    if (entry.offset + localHeader + entry.packed > next) unreadable()
  })
  return entries
}

/** Bytes of a file's own header, before its name. */
export const localHeader = 30
const directoryHeader = 46

function entriesOf(directory: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.length;) {
    if (at + directoryHeader > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      return unreadable()
    if (entries.length === archiveLimits.entries) refuse(fileErrors.archiveTooLarge)
    const [nameLength, extraLength] = [directory.readUInt16LE(at + 28), directory.readUInt16LE(at + 30)]
    const nameEnd = at + directoryHeader + nameLength
    const extra = directory.subarray(nameEnd, nameEnd + extraLength)
    const flags = directory.readUInt16LE(at + 8)
    entries.push({
      name: directory.toString('utf8', at + directoryHeader, nameEnd),
      method: directory.readUInt16LE(at + 10),
      encrypted: (flags & 1) === 1,
      ...sizesOf(directory, at, extra),
    })
    at = nameEnd + extraLength + directory.readUInt16LE(at + 32)
  }
  return entries
}

const inExtra = 0xffffffff

/** Sizes and offset of a file; values that need 64 bits are in its extra field 1, in this order. */
function sizesOf(directory: Buffer, at: number, extra: Buffer) {
  const wide = extraField(extra, 1)
  let used = 0
  const [size, packed, offset] = [24, 20, 42].map((field) => {
    const value = directory.readUInt32LE(at + field)
    if (value !== inExtra) return value
    if (wide === undefined || used + 8 > wide.length) return unreadable()
    const exact = Number(wide.readBigUInt64LE(used))
    used += 8
    return exact
  }) as [number, number, number]
  return { size, packed, offset }
}

function extraField(extra: Buffer, wanted: number): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length;) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === wanted) return extra.subarray(at + 4, at + 4 + length)
    at += 4 + length
  }
  return undefined
}
