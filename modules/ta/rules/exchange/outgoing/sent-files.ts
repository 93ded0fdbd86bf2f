import type { DataHeader } from '../data-header.ts'
import { dataFileName, indexFileName, indexPrefixOf } from '../file-name.ts'
import { writeIndexFile } from '../index-file.ts'
import type { Profile } from '../profile.ts'
import type { RecordValues } from '../read-record.ts'
import { writeDataFile } from '../write-data-file.ts'

interface Parties {
  readonly creator: string
  readonly receiver: string
  /** YYYYMMDD. */
  readonly date: string
}
/** The records of a type, and their number. */
export interface CountedRecords {
  readonly type: string
  readonly count: number
  readonly records: AsyncIterable<RecordValues> | Iterable<RecordValues>
}
interface SentFile {
  readonly path: string
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * The data files of a day for one receiver, and the index of each stream, which lists its files.
 * - A type without records has no file, but its stream still has an index, because the receiver waits for it.
 * - Read the content of a file before the next file is requested. It throws as `writeDataFile` does.
 */
export async function* sentFiles(
  parties: Parties,
  types: AsyncIterable<CountedRecords>,
  profile: Profile,
): AsyncGenerator<SentFile> {
  const streams = new Map<string, string[]>()
  for await (const { type, count, records } of types) {
    const prefix = indexPrefixOf(profile, type)
    if (prefix === undefined) continue
    const names = streams.get(prefix) ?? []
    streams.set(prefix, names)
    if (count === 0) continue
    const path = dataFileName({ ...parties, type })
    names.push(path)
    yield { path, content: writeDataFile({ header: headerOf(parties, type), count, records }, profile) }
  }
  for (const [prefix, names] of streams)
    yield {
      path: indexFileName({ ...parties, prefix }),
      content: [writeIndexFile({ ...parties, files: names }, profile)],
    }
}

const headerOf = ({ creator, receiver, date }: Parties, type: string): DataHeader => ({
  creator,
  receiver,
  date,
  summary: '000',
  type,
  sender: creator,
  recipient: receiver,
})
