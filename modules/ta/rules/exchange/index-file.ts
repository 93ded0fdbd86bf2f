import { ExchangeError } from './exchange-error.ts'
import { readEnd, readVersion } from './file-frame.ts'
import { parseDataFileName } from './file-name.ts'
import { HeadingReader } from './heading-reader.ts'
import { HeadingWriter } from './heading-writer.ts'
import { marks } from './marks.ts'
import type { Profile } from './profile.ts'

/**
 * Lists the data files that were sent together. An index is sent even without data files, because the receiver waits
 * for it.
 */
export interface IndexFile {
  readonly creator: string
  readonly receiver: string
  /** YYYYMMDD. */
  readonly date: string
  /** Names of data files. */
  readonly files: readonly string[]
}

/**
 * Reads an index file. Throws an ExchangeError for
 * - a file that does not follow the profile,
 * - a name that is not a data file's,
 * - a name with other parties or another day,
 * - a repeated name,
 * - a number of names that differs from the announced one.
 */
export async function readIndexFile(bytes: AsyncIterable<Uint8Array>, profile: Profile): Promise<IndexFile> {
  const { frame } = profile
  const reader = new HeadingReader(bytes)
  try {
    await reader.mark(marks.index, 'notIndexFile')
    await readVersion(reader, profile)
    const creator = (await reader.text('creator', frame.creator)).text
    const receiver = (await reader.text('receiver', frame.receiver)).text
    const date = await reader.date('date', frame.date)
    const count = await reader.count('fileCount', frame.indexFileCount)
    const files = new Set<string>()
    for (let index = 0; index < count; index += 1) {
      const { text, line } = await reader.text('fileName', 0)
      const fault = faultOf(text, { creator, receiver, date }, files)
      if (fault !== null)
        throw new ExchangeError({ code: fault, line, params: { found: text, what: 'fileName' } })
      files.add(text)
    }
    await readEnd(reader, { code: 'indexEndMissing' })
    return { creator, receiver, date, files: [...files] }
  } finally {
    await reader.close()
  }
}

/** The bytes of an index file, its names in order. Throws as `readIndexFile` does. */
export function writeIndexFile(index: IndexFile, profile: Profile): Uint8Array {
  const { frame } = profile
  const heading = new HeadingWriter()
    .line(marks.index)
    .text('version', profile.version, frame.version)
    .text('creator', index.creator, frame.creator)
    .text('receiver', index.receiver, frame.receiver)
    .date(index.date, frame.date)
    .count('fileCount', index.files.length, frame.indexFileCount)
  const written = new Set<string>()
  for (const name of index.files.toSorted()) {
    const fault = faultOf(name, index, written)
    if (fault !== null)
      throw new ExchangeError({
        code: fault,
        line: heading.lines + 1,
        params: { found: name, what: 'fileName' },
      })
    heading.line(name)
    written.add(name)
  }
  if (frame.breakAfterEnd) return heading.line(marks.end).bytes
  return Uint8Array.from([...heading.bytes, ...new TextEncoder().encode(marks.end)])
}

function faultOf(
  name: string,
  index: Omit<IndexFile, 'files'>,
  before: ReadonlySet<string>,
): 'fileName' | 'indexOther' | 'fileTwice' | null {
  const parts = parseDataFileName(name)
  if (parts === null) return 'fileName'
  if (parts.creator !== index.creator || parts.receiver !== index.receiver || parts.date !== index.date)
    return 'indexOther'
  return before.has(name) ? 'fileTwice' : null
}
