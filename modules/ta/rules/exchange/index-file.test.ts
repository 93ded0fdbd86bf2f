import { expect, test } from 'vitest'
import { csdc21 } from './profiles/csdc-21/index.ts'
import { csdc22 } from './profiles/csdc-22/index.ts'
import { readIndexFile, writeIndexFile } from './index.ts'
import { faultOf, fileOf, stream } from './test/files.ts'

const parties = { creator: '98', receiver: '311', date: '20260430' }
const names = ['OFD_98_311_20260430_04.TXT', 'OFD_98_311_20260430_05.TXT']
const lines = ['OFDCFIDX', '21  ', '98       ', '311      ', '20260430', '002', ...names, 'OFDCFEND']

test('an index is written with its names in order, to the last byte, and read', async () => {
  const bytes = writeIndexFile({ ...parties, files: names.toReversed() }, csdc21)
  expect(Buffer.from(bytes).toString('latin1')).toBe(`${lines.join('\r\n')}\r\n`)
  expect(await readIndexFile(stream(bytes), csdc21)).toEqual({ ...parties, files: names })
  expect(await readIndexFile(stream(bytes.slice(0, -2)), csdc21)).toEqual({ ...parties, files: names })
})

test('without applications there is still an index, of no files', async () => {
  const bytes = writeIndexFile({ ...parties, files: [] }, csdc21)
  expect(Buffer.from(bytes).toString('latin1')).toBe(
    'OFDCFIDX\r\n21  \r\n98       \r\n311      \r\n20260430\r\n000\r\nOFDCFEND\r\n',
  )
  expect((await readIndexFile(stream(bytes), csdc21)).files).toEqual([])
})

test('an index of V2.2 has its widths', async () => {
  const bytes = writeIndexFile({ ...parties, files: names }, csdc22)
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .split('\r\n')
      .slice(1, 6)
      .map((line) => line.length),
  ).toEqual([8, 20, 20, 8, 8])
  expect((await readIndexFile(stream(bytes), csdc22)).files).toEqual(names)
})

test('an index without a line break at its end can be written', () => {
  const open = { ...csdc21, frame: { ...csdc21.frame, breakAfterEnd: false } }
  expect(Buffer.from(writeIndexFile({ ...parties, files: names }, open)).toString('latin1')).toBe(
    lines.join('\r\n'),
  )
})

const replaced = (changes: Record<number, string>) =>
  fileOf(...lines.map((line, index) => changes[index + 1] ?? line))
for (const [what, bytes, fault] of [
  ['an empty file', new Uint8Array(), { code: 'emptyFile' }],
  ['a data file', replaced({ 1: 'OFDCFDAT' }), { code: 'notIndexFile', line: 1 }],
  ['fewer names than counted', replaced({ 6: '003' }), { code: 'fileName', line: 9 }],
  ['more names than counted', replaced({ 6: '001' }), { code: 'indexEndMissing', line: 8 }],
  ['no OFDCFEND', fileOf(...lines.slice(0, -1)), { code: 'indexEndMissing' }],
  ['a name of no data file', replaced({ 8: '../secret.TXT' }), { code: 'fileName', line: 8 }],
  ['a name of another day', replaced({ 8: 'OFD_98_311_20260429_05.TXT' }), { code: 'indexOther', line: 8 }],
  ['a name of another party', replaced({ 8: 'OFD_99_311_20260430_05.TXT' }), { code: 'indexOther', line: 8 }],
  ['a name twice', replaced({ 8: lines[6] ?? '' }), { code: 'fileTwice', line: 8 }],
] as const)
  test(`an index with ${what} is refused`, async () => {
    expect(await faultOf(readIndexFile(stream(bytes), csdc21))).toMatchObject(fault)
  })

test('an index is not written with a name that would be refused', () => {
  expect(() => writeIndexFile({ ...parties, files: ['OFD_99_311_20260430_05.TXT'] }, csdc21)).toThrow(
    'indexOther',
  )
})
