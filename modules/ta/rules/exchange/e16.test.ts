import { expect, test } from 'vitest'
import { csdc21 } from './profiles/csdc-21/index.ts'
import { openDataFile } from './index.ts'
import { bytesOf, e16, header, recordsOf, stream, written } from './test/files.ts'

const values = { FundCode: 'SXX001', NAV: '1.2306', UpdateDate: '20260430' }

test('E16 is written to the last byte', async () => {
  const bytes = await written('07', [values], csdc21, ['FundCode', 'NAV', 'UpdateDate'])
  expect(Buffer.from(bytes).toString('latin1')).toBe(Buffer.from(e16).toString('latin1'))
  expect(bytes.length).toBe(152)
})

test('E16 is read, wherever the stream is cut', async () => {
  for (let length = 1; length <= e16.length; length += 1) {
    const file = await openDataFile(stream(e16, length), csdc21)
    expect(file.header).toEqual(header('07'))
    expect(file.count).toBe(1)
    const records = []
    for await (const record of file.records) records.push(record)
    expect(records).toEqual([{ line: 15, values, faults: [] }])
  }
})

test('a file without a line break after OFDCFEND is read and can be written', async () => {
  expect(await recordsOf(e16.slice(0, -2), csdc21)).toHaveLength(1)
  const open = { ...csdc21, frame: { ...csdc21.frame, breakAfterEnd: false } }
  expect(await written('07', [values], open, ['FundCode', 'NAV', 'UpdateDate'])).toEqual(
    await bytesOf(stream(e16.slice(0, -2))),
  )
})

test('a file of no records is written and read', async () => {
  expect(await recordsOf(await written('04', [], csdc21), csdc21)).toEqual([])
})
