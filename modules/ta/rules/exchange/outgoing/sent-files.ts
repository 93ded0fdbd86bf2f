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
interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * The data files of a day for one receiver and the index of each stream, which names the files it belongs to. A type without
 * records has no file, its stream an index all the same: the receiver waits for it. Throws as `writeDataFile` does.
 */
export async function sentFiles(
  parties: Parties,
  records: ReadonlyMap<string, readonly RecordValues[]>,
  profile: Profile,
): Promise<readonly SentFile[]> {
  const files: SentFile[] = []
  const streams = new Map<string, string[]>()
  for (const [type, rows] of records) {
    const prefix = indexPrefixOf(profile, type)
    if (prefix === undefined) continue
    const names = streams.get(prefix) ?? []
    streams.set(prefix, names)
    if (rows.length === 0) continue
    const name = dataFileName({ ...parties, type })
    names.push(name)
    files.push({ name, bytes: await bytesOf(headerOf(parties, type), rows, profile) })
  }
  for (const [prefix, names] of streams)
    files.push({
      name: indexFileName({ ...parties, prefix }),
      bytes: writeIndexFile({ ...parties, files: names }, profile),
    })
  return files
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

async function bytesOf(header: DataHeader, records: readonly RecordValues[], profile: Profile) {
  const parts: Uint8Array[] = []
  for await (const part of writeDataFile({ header, count: records.length, records }, profile))
    parts.push(Uint8Array.from(part))
  return Buffer.concat(parts)
}
