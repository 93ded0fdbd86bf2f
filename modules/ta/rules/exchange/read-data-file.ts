import type { DataHeader } from './data-header.ts'
import { ExchangeError } from './exchange-error.ts'
import { isEnd, readEnd, readVersion } from './file-frame.ts'
import { HeadingReader } from './heading-reader.ts'
import { marks } from './marks.ts'
import { type FieldLayout, type Profile, layoutOf } from './profile.ts'
import { type ReadRecord, readRecord } from './read-record.ts'
import { planRecord } from './record-plan.ts'

export interface DataFile {
  readonly header: DataHeader
  /** In the order of the file. */
  readonly fields: readonly FieldLayout[]
  /** Records that the header announces. */
  readonly count: number
  /** Read it once and to the end: only then is the file known to be complete. */
  readonly records: AsyncGenerator<ReadRecord>
}

/**
 * Opens a data file and reads its header. The fields may come in any order, and some may be missing. Keeps one chunk
 * of the stream in memory.
 * Throws an ExchangeError for a header that does not follow the profile. While records are read, it throws for a
 * record of another length, for a number of records that differs from the announced one, and for a missing OFDCFEND.
 * A field that cannot be read is a fault of its record.
 */
export async function openDataFile(bytes: AsyncIterable<Uint8Array>, profile: Profile): Promise<DataFile> {
  const reader = new HeadingReader(bytes)
  try {
    await reader.mark(marks.data, 'notDataFile')
    await readVersion(reader, profile)
    const header = await readHeader(reader, profile)
    const fields = await readFields(reader, profile, header.type)
    const count = await reader.count('recordCount', profile.frame.recordCount)
    return { header, fields, count, records: readRecords(reader, fields, count) }
  } catch (error) {
    await reader.close()
    throw error
  }
}

async function readHeader(reader: HeadingReader, profile: Profile): Promise<DataHeader> {
  const { frame } = profile
  const creator = (await reader.text('creator', frame.creator)).text
  const receiver = (await reader.text('receiver', frame.receiver)).text
  const date = await reader.date('date', frame.date)
  const summary = (await reader.text('summary', frame.summary)).text
  const type = await reader.text('type', frame.type)
  if (layoutOf(profile, type.text) === undefined)
    throw new ExchangeError({ code: 'fileType', line: type.line, params: { found: type.text } })
  const sender = (await reader.text('sender', frame.sender)).text
  const recipient = (await reader.text('recipient', frame.recipient)).text
  return { creator, receiver, date, summary, type: type.text, sender, recipient }
}

async function readFields(
  reader: HeadingReader,
  profile: Profile,
  type: string,
): Promise<readonly FieldLayout[]> {
  const known = new Map((layoutOf(profile, type) ?? []).map((field) => [field.name.toLowerCase(), field]))
  const count = await reader.count('fieldCount', profile.frame.fieldCount)
  const fields = new Set<FieldLayout>()
  for (let index = 0; index < count; index += 1) {
    const { text, line } = await reader.text('fieldName', 0)
    const field = known.get(text.toLowerCase())
    if (field === undefined) throw new ExchangeError({ code: 'unknownField', line, field: text })
    if (fields.has(field)) throw new ExchangeError({ code: 'fieldTwice', line, field: text })
    fields.add(field)
  }
  if (fields.size === 0) throw new ExchangeError({ code: 'noFields' })
  return [...fields]
}

async function* readRecords(
  reader: HeadingReader,
  fields: readonly FieldLayout[],
  count: number,
): AsyncGenerator<ReadRecord> {
  const plan = planRecord(fields)
  try {
    for (let read = 0; read < count; read += 1) {
      const line = await reader.next()
      if (line === undefined || isEnd(line.bytes))
        throw new ExchangeError({
          code: 'fewerRecords',
          ...(line === undefined ? {} : { line: line.number }),
          params: { expected: String(count), found: String(read) },
        })
      if (line.bytes.length !== plan.length)
        throw new ExchangeError({
          code: 'recordLength',
          line: line.number,
          params: { expected: String(plan.length), found: String(line.bytes.length) },
        })
      if (line.ending !== 'crlf') throw new ExchangeError({ code: 'lineBreak', line: line.number })
      yield readRecord(line.bytes, line.number, plan)
    }
    await readEnd(reader, { code: 'endMissing', params: { expected: String(count) } })
  } finally {
    await reader.close()
  }
}
