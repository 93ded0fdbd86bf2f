import iconv from 'iconv-lite'
import type { ExchangeFault } from '../../../contract/exchange/faults.ts'
import {
  type DataHeader,
  ExchangeError,
  type Profile,
  type ReadRecord,
  type RecordValues,
  openDataFile,
  writeDataFile,
} from '../index.ts'

export const header = (type: string): DataHeader => ({
  creator: '98',
  receiver: '311',
  date: '20260430',
  summary: '001',
  type,
  sender: '98',
  recipient: '311',
})

/** A file of these lines, each with CR LF, in GB18030. */
export const fileOf = (...lines: readonly string[]): Uint8Array =>
  iconv.encode(lines.map((line) => `${line}\r\n`).join(''), 'gb18030')

/** The worked example E16: a file 07 with three of its fields. */
export const e16Lines = [
  'OFDCFDAT',
  '21  ',
  '98       ',
  '311      ',
  '20260430',
  '001',
  '07',
  '98      ',
  '311     ',
  '003',
  'FundCode',
  'NAV',
  'UpdateDate',
  '00000001',
  'SXX001001230620260430',
  'OFDCFEND',
] as const
export const e16 = fileOf(...e16Lines)

/** The bytes as a stream in chunks of the given size. */
export async function* stream(bytes: Uint8Array, length = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length)
}

export async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

/** The bytes of a written file with these records. */
export const written = (
  type: string,
  records: readonly RecordValues[],
  profile: Profile,
  fields?: readonly string[],
) =>
  bytesOf(
    writeDataFile(
      { header: header(type), count: records.length, records, ...(fields === undefined ? {} : { fields }) },
      profile,
    ),
  )

export async function recordsOf(
  bytes: Uint8Array,
  profile: Profile,
  chunk?: number,
): Promise<readonly ReadRecord[]> {
  const all: ReadRecord[] = []
  for await (const record of (await openDataFile(stream(bytes, chunk), profile)).records) all.push(record)
  return all
}

/** The fault that this call throws. The test fails if it throws none. */
export async function faultOf(doing: Promise<unknown>): Promise<ExchangeFault> {
  try {
    await doing
  } catch (error) {
    if (error instanceof ExchangeError) return error.fault
    throw error
  }
  throw new Error('there is no fault')
}
