import { Readable, pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  readonly path: string
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

/** Sizes follow the content, names are UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1980-01-01, the first day that an archive knows. */
const firstDay = 0x21

/** An archive as a stream of bytes: nothing of an entry is kept once it is written, and the next is asked for only then. */
export async function* zipBytes(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { path, content } of entries) {
    const name = Buffer.from(path)
    const begins = offset
    const head = numbers([0x04034b50, 4], [20, 2], [flags, 2], [deflated, 2], [0, 2], [firstDay, 2])
    const local = Buffer.concat([head, Buffer.alloc(12), numbers([name.length, 2], [0, 2]), name])
    yield local
    offset += local.length
    const sum = { crc: 0, size: 0, packed: 0 }
    for await (const part of packed(content, sum)) {
      yield part
      offset += part.length
    }
    const sizes = numbers([sum.crc, 4], [sum.packed, 4], [sum.size, 4])
    yield Buffer.concat([numbers([0x08074b50, 4]), sizes])
    offset += 16
    directory.push(
      numbers([0x02014b50, 4], [20, 2], [20, 2], [flags, 2], [deflated, 2], [0, 2], [firstDay, 2]),
      sizes,
      numbers([name.length, 2], [0, 4], [0, 4], [0, 4], [begins, 4]),
      name,
    )
  }
  const listed = Buffer.concat(directory)
  const count = directory.length / 4
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [listed.length, 4],
    [offset, 4],
    [0, 2],
  )
  yield Buffer.concat([listed, end])
}

async function* packed(
  content: ZipEntry['content'],
  sum: { crc: number; size: number; packed: number },
): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const part of content) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part
      sum.crc = crc32(bytes, sum.crc)
      sum.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw()
  // a failure of the content ends the reading below with the same error
  pipeline(Readable.from(counted()), deflate, () => undefined)
  for await (const part of deflate as AsyncIterable<Uint8Array>) {
    sum.packed += part.length
    yield part
  }
}

/** Whole numbers in so many bytes each, the lowest byte first. A number that has no room is an error. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}
