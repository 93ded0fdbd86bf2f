import { Refusal } from '@iisp/contract'
import { textRow, workbookOf } from '@iisp/testing/workbook'
import { expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'

async function* pieces(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.length; at += 65_536) yield file.subarray(at, at + 65_536)
}
const read = (file: Uint8Array, kind: 'xlsx' | 'csv' = 'xlsx', signal = new AbortController().signal) =>
  readSheet({
    kind,
    limits: { rows: 10, columns: 3 },
    open: async () => pieces(file),
    personId: '1',
    signal,
    field: 'fileId',
  }).catch((error: unknown) => (error instanceof Refusal ? [error.error.code, error.params] : error))

test('a file is read in a thread of its own', async () => {
  expect(await read(workbookOf({ rows: textRow(1, { B: '甲' }) }))).toEqual([
    { number: 1, cells: ['', '甲'] },
  ])
  expect(await read(Buffer.from('a,b\n1'), 'csv')).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 2, cells: ['1'] },
  ])
})

test('what cannot be read is refused with the place and the limit', async () => {
  const wide = workbookOf({ rows: textRow(7, { XFD: 'x' }) })
  expect(await read(wide)).toEqual([
    'platform.tooManyColumns',
    { cell: 'XFD7', limit: '3', fields: 'fileId' },
  ])
  expect(await read(new Uint8Array(9 * 1024 * 1024), 'csv')).toEqual([
    'platform.sheetTooLarge',
    { fields: 'fileId' },
  ])
})

test('the loop goes on while a large file is read', async () => {
  const count = 300_000
  const rows = `<row r="1"><c r="A1" t="s"><v>${count}</v></c></row>`
  const strings = `${'<si><t>a</t></si>'.repeat(count)}<si><t>b</t></si>`
  let [last, longest] = [performance.now(), 0]
  const file = workbookOf({ rows, strings })
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 10)
  last = performance.now()
  const answer = await read(file)
  clearInterval(beat)
  expect(answer).toEqual([{ number: 1, cells: ['b'] }])
  expect(longest).toBeLessThan(500)
})

test('the caller’s leaving ends the reading', async () => {
  const gone = new AbortController()
  const answer = read(workbookOf({ rows: '<row/>'.repeat(200_000) }), 'xlsx', gone.signal)
  gone.abort()
  expect(await answer).toEqual(['platform.unavailable', { fields: 'fileId' }])
})
