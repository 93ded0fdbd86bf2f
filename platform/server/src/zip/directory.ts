import { type Bytes, gathered } from './bytes.ts'
import { ZipFault } from './zip-fault.ts'

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

/** Methods of packing that are read. */
export const [asIs, deflate] = [0, 8]

const endRecord = 22
const longestComment = 0xffff
const mostDirectoryBytes = 8 * 1024 * 1024
const damaged = (): never => {
  throw new ZipFault('damaged')
}
const tooMany = (): never => {
  throw new ZipFault('tooManyFiles')
}

/**
 * The directory at the end of a zip (APPNOTE 4.3), in the order in which the files lie. Throws a ZipFault for more than
 * `mostFiles`, and for files that overlap, which an archive has to unpack to far more than it holds.
 */
export async function zipDirectory(bytes: Bytes, mostFiles: number): Promise<readonly ZipEntry[]> {
  const tailStart = Math.max(0, bytes.size - endRecord - longestComment)
  const tail = await gathered(bytes.read(tailStart, bytes.size))
  const end = tail.lastIndexOf('PK\u0005\u0006', tail.length, 'latin1')
  if (end < 0 || end + endRecord > tail.length) return damaged()
  const count = tail.readUInt16LE(end + 10)
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (start + length > tailStart + end) damaged()
  if (count > mostFiles || length > mostDirectoryBytes) tooMany()
  const entries = entriesOf(await gathered(bytes.read(start, start + length)), mostFiles)
  entries.sort((one, other) => one.offset - other.offset)
  entries.forEach((entry, at) => {
    const next = entries[at + 1]?.offset ?? start
    if (entry.offset + localHeader + entry.packed > next) damaged()
  })
  return entries
}

/** Bytes of a file's own header, before its name. */
export const localHeader = 30

/** Offset at which the content of a file begins, from its own header at `offset`. */
export function contentStart(header: Buffer, offset: number): number {
  if (header.length < localHeader || header.readUInt32LE(0) !== 0x04034b50) damaged()
  return offset + localHeader + header.readUInt16LE(26) + header.readUInt16LE(28)
}

const directoryHeader = 46

function entriesOf(directory: Buffer, mostFiles: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.length;) {
    if (at + directoryHeader > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return damaged()
    if (entries.length === mostFiles) tooMany()
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
    if (wide === undefined || used + 8 > wide.length) return damaged()
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
