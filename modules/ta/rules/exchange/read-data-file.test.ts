import { expect, test } from 'vitest'
import { csdc21 } from './profiles/csdc-21/index.ts'
import { csdc22 } from './profiles/csdc-22/index.ts'
import { e16, e16Lines, faultOf, fileOf, recordsOf, stream } from './test/files.ts'
import { openDataFile } from './index.ts'

/** E16 with some lines replaced, counted from 1; null leaves a line out. */
const altered = (changes: Record<number, string | null>): Uint8Array =>
  fileOf(
    ...e16Lines.flatMap((line, index) => changes[index + 1] ?? (changes[index + 1] === null ? [] : [line])),
  )

test('fields come in the order that the file lists', async () => {
  const bytes = altered({ 11: 'UpdateDate', 12: 'FundCode', 13: 'NAV', 15: '20260430SXX0010012306' })
  expect((await recordsOf(bytes, csdc21))[0]?.values).toEqual({
    FundCode: 'SXX001',
    NAV: '1.2306',
    UpdateDate: '20260430',
  })
})

const record = 'SXX001001230620260430'
const refused: [what: string, bytes: Uint8Array, fault: object][] = [
  ['an empty file', new Uint8Array(), { code: 'emptyFile' }],
  ['another kind of file', altered({ 1: 'OFDCFIDX' }), { code: 'notDataFile', line: 1 }],
  ['the widths of V2.2', altered({ 2: '21      ' }), { code: 'lineWidth', line: 2 }],
  ['another version', altered({ 2: '22  ' }), { code: 'version', line: 2 }],
  ['a date that does not exist', altered({ 5: '20260431' }), { code: 'lineDate', line: 5 }],
  ['a type that is not exchanged', altered({ 7: '99' }), { code: 'fileType', line: 7 }],
  ['a type that names a property of every object', altered({ 7: '__' }), { code: 'fileType', line: 7 }],
  [
    'an unknown field',
    altered({ 12: 'NetAssetValue' }),
    { code: 'unknownField', line: 12, field: 'NetAssetValue' },
  ],
  ['a field listed twice', altered({ 13: 'NAV' }), { code: 'fieldTwice', line: 13, field: 'NAV' }],
  ['no fields', fileOf(...e16Lines.slice(0, 9), '000', '00000000', 'OFDCFEND'), { code: 'noFields' }],
  ['more fields than counted', altered({ 10: '002' }), { code: 'lineWidth', line: 13 }],
  ['fewer fields than counted', altered({ 10: '004' }), { code: 'unknownField', line: 14 }],
  ['a record count that is no number', altered({ 14: '0000000x' }), { code: 'lineNumber', line: 14 }],
  [
    'fewer records than counted',
    altered({ 14: '00000002' }),
    { code: 'fewerRecords', line: 16, params: { expected: '2', found: '1' } },
  ],
  ['more records than counted', altered({ 15: `${record}\r\n${record}` }), { code: 'endMissing', line: 16 }],
  [
    'a record that is too short',
    altered({ 15: record.slice(1) }),
    { code: 'recordLength', line: 15, params: { expected: '21', found: '20' } },
  ],
  ['a record that is too long', altered({ 15: `${record} ` }), { code: 'recordLength', line: 15 }],
  ['no OFDCFEND', altered({ 16: null }), { code: 'endMissing' }],
  ['half an OFDCFEND', e16.slice(0, -4), { code: 'endMissing', line: 16 }],
  ['a file cut inside a record', e16.slice(0, -15), { code: 'recordLength', line: 15 }],
  ['a file cut in its header', e16.slice(0, 20), { code: 'lineBreak', line: 3 }],
  ['a file cut after a line of its header', e16.slice(0, 16), { code: 'lineMissing' }],
  ['something after OFDCFEND', altered({ 16: 'OFDCFEND\r\nOFDCFEND' }), { code: 'afterEnd', line: 17 }],
  ['lines that end with LF alone', e16.filter((byte) => byte !== 0x0d), { code: 'lineBreak', line: 1 }],
  ['a file without any line break', new Uint8Array(100_000).fill(0x20), { code: 'lineTooLong', line: 1 }],
]
for (const [what, bytes, fault] of refused)
  test(`${what} is refused`, async () => {
    expect(await faultOf(recordsOf(bytes, csdc21, 1000))).toMatchObject(fault)
  })

test('reading ends the stream, also where the header is refused', async () => {
  let open = 0
  const counted = async function* (bytes: Uint8Array) {
    open += 1
    try {
      yield* stream(bytes)
    } finally {
      open -= 1
    }
  }
  await expect(openDataFile(counted(altered({ 7: '99' })), csdc21)).rejects.toThrow('fileType')
  expect(open).toBe(0)
  for await (const _ of (await openDataFile(counted(e16), csdc21)).records) break
  expect(open).toBe(0)
})

test('the header of V2.2 has its own widths, and its version has two spellings', async () => {
  for (const version of ['22      ', '00000022'])
    expect(
      (
        await recordsOf(
          fileOf(
            'OFDCFDAT',
            version,
            '98'.padEnd(20),
            '311'.padEnd(20),
            '20260430',
            '001     ',
            '07      ',
            '98      ',
            '311     ',
            '00000003',
            'FundCode',
            'NAV',
            'UpdateDate',
            '0000000000000001',
            record,
            'OFDCFEND',
          ),
          csdc22,
        )
      )[0]?.values,
    ).toEqual({ FundCode: 'SXX001', NAV: '1.2306', UpdateDate: '20260430' })
})
