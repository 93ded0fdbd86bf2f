import { expect, test } from 'vitest'
import { csdc21 } from './profiles/csdc-21/index.ts'
import { csdc22 } from './profiles/csdc-22/index.ts'
import { writeDataFile } from './index.ts'
import { bytesOf, faultOf, header, recordsOf, written } from './test/files.ts'

const holding = { FundCode: 'SXX001', AvailableVol: '12.30' }

test('another number of records than announced is refused', async () => {
  for (const count of [0, 1, 3])
    expect(
      await faultOf(
        bytesOf(writeDataFile({ header: header('05'), count, records: [holding, holding] }, csdc21)),
      ),
    ).toMatchObject({ code: 'recordCount', params: { expected: String(count), found: '2' } })
})

for (const [what, change, fault] of [
  ['a type that is not exchanged', { type: '99' }, { code: 'fileType' }],
  ['a code that is too long', { creator: '0123456789' }, { code: 'lineWidth', line: 3 }],
  ['a code in Chinese', { receiver: '招商' }, { code: 'lineText', line: 4 }],
  ['a date with dashes', { date: '2026-04-30' }, { code: 'lineDate', line: 5 }],
] as const)
  test(`a header with ${what} is refused`, async () => {
    const file = { header: { ...header('05'), ...change }, count: 0, records: [] }
    expect(await faultOf(bytesOf(writeDataFile(file, csdc21)))).toMatchObject(fault)
  })

test('more records than one chunk holds are written and read in their order', async () => {
  const records = Array.from({ length: 5000 }, (_, index) => ({
    AvailableVol: `${index}.01`,
    FundCode: 'SXX001',
  }))
  const read = await recordsOf(await written('05', records, csdc21), csdc21, 65_536)
  expect(read.map(({ values }) => values)).toEqual(records)
  expect(read.at(-1)?.line).toBe(11 + 20 + 5000)
})

test('a file of V2.2 has the wider header and all its fields except read-only ones', async () => {
  const lines = Buffer.from(await written('05', [holding], csdc22))
    .toString('latin1')
    .split('\r\n')
  expect(lines.slice(0, 10)).toEqual([
    'OFDCFDAT',
    '22      ',
    '98'.padEnd(20),
    '311'.padEnd(20),
    '20260430',
    '001     ',
    '05      ',
    '98      ',
    '311     ',
    '00000023',
  ])
  expect(lines[33]).toBe('0000000000000001')
  expect(lines).not.toContain('TotalBackendLoadVol')
  const names = ['FundCode', 'TotalBackendLoadVol']
  const record = { FundCode: 'SXX001', TotalBackendLoadVol: '1.00' }
  expect((await recordsOf(await written('05', [record], csdc22, names), csdc22))[0]?.values).toEqual(record)
})
