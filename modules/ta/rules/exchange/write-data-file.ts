import type { DataHeader } from './data-header.ts'
import { ExchangeError } from './exchange-error.ts'
import { HeadingWriter } from './heading-writer.ts'
import { marks } from './marks.ts'
import { type FieldLayout, type Profile, layoutOf } from './profile.ts'
import type { RecordValues } from './read-record.ts'
import { type RecordPlan, planRecord } from './record-plan.ts'
import { writeRecord } from './write-record.ts'

export interface NewDataFile {
  readonly header: DataHeader
  /** Number of records. The header announces it, so it must be known before the first record is written. */
  readonly count: number
  readonly records: AsyncIterable<RecordValues> | Iterable<RecordValues>
  /** Names of the fields in writing order; all fields of the profile if omitted. */
  readonly fields?: readonly string[]
}

const chunkLength = 262_144
const lineBreak = [0x0d, 0x0a] as const

/**
 * The bytes of a data file, chunk by chunk. Do not send a file before its last chunk has come.
 * Throws an ExchangeError with record, line and field for
 * - a value that does not fit or cannot be read back unchanged,
 * - a value for a field that the file does not have,
 * - a number of records that differs from the announced one.
 */
export async function* writeDataFile(file: NewDataFile, profile: Profile): AsyncGenerator<Uint8Array> {
  const fields = fieldsOf(file, profile)
  const heading = headingOf(file, fields, profile)
  yield heading.bytes
  const plan = planRecord(fields)
  const known = new Set(plan.fields.map(({ layout }) => layout.name))
  const lineLength = plan.length + lineBreak.length
  let chunk = new Uint8Array(Math.max(chunkLength, lineLength))
  let filled = 0
  let written = 0
  for await (const values of file.records) {
    if (chunk.length - filled < lineLength) {
      yield chunk.subarray(0, filled)
      chunk = new Uint8Array(chunk.length)
      filled = 0
    }
    written += 1
    const place = { line: heading.lines + written, record: written }
    writeOne(chunk, filled, values, plan, known, place)
    filled += lineLength
  }
  if (written !== file.count)
    throw new ExchangeError({
      code: 'recordCount',
      params: { expected: String(file.count), found: String(written) },
    })
  yield chunk.subarray(0, filled)
  yield new TextEncoder().encode(marks.end + (profile.frame.breakAfterEnd ? '\r\n' : ''))
}

function writeOne(
  chunk: Uint8Array,
  at: number,
  values: RecordValues,
  plan: RecordPlan,
  known: ReadonlySet<string>,
  place: { readonly line: number; readonly record: number },
): void {
  for (const name in values)
    if (values[name] !== '' && !known.has(name))
      throw new ExchangeError({ code: 'unknownField', ...place, field: name })
  const fault = writeRecord(chunk, at, values, plan)
  if (fault !== null) throw new ExchangeError({ ...fault, ...place })
  chunk.set(lineBreak, at + plan.length)
}

function fieldsOf(file: NewDataFile, profile: Profile): readonly FieldLayout[] {
  const layout = layoutOf(profile, file.header.type)
  if (layout === undefined) throw new ExchangeError({ code: 'fileType', params: { found: file.header.type } })
  if (file.fields === undefined) return layout.filter(({ readOnly }) => readOnly !== true)
  return file.fields.map((name) => {
    const field = layout.find((one) => one.name === name)
    if (field === undefined) throw new ExchangeError({ code: 'unknownField', field: name })
    return field
  })
}

function headingOf(
  file: NewDataFile,
  fields: readonly FieldLayout[],
  { frame, version }: Profile,
): HeadingWriter {
  const { header } = file
  const heading = new HeadingWriter()
    .line(marks.data)
    .text('version', version, frame.version)
    .text('creator', header.creator, frame.creator)
    .text('receiver', header.receiver, frame.receiver)
    .date(header.date, frame.date)
    .text('summary', header.summary, frame.summary)
    .text('type', header.type, frame.type)
    .text('sender', header.sender, frame.sender)
    .text('recipient', header.recipient, frame.recipient)
    .count('fieldCount', fields.length, frame.fieldCount)
  for (const { name } of fields) heading.line(name)
  return heading.count('recordCount', file.count, frame.recordCount)
}
