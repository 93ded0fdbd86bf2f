import { platformErrors } from '@iisp/contract'
import { expect, test } from 'vitest'
import { importColumns } from '../../contract/applications/application-import.ts'
import { parseRows } from './parse-rows.ts'

const headings = importColumns.map(({ zh }) => zh)
const row = (change: Readonly<Record<string, string>> = {}): string[] => {
  const cells: Readonly<Record<string, string>> = {
    productCode: 'sxa001',
    fundAccount: '980000001021',
    kind: '022',
    amount: '1,500,000.5',
    dealingDate: '2026-11-25',
    ...change,
  }
  return importColumns.map(({ field }) => cells[field] ?? '')
}
const sheet = (...rows: readonly (readonly string[])[]) => rows.map((cells, n) => ({ number: n + 1, cells }))
const parsed = (change?: Readonly<Record<string, string>>) => parseRows(sheet(headings, row(change)))

test('figures, days and kinds are read as people write them', () => {
  const expected = { row: 2, productCode: 'SXA001', kind: '022', amount: '1500000.50', shares: null }
  expect(parsed().rows).toMatchObject([{ ...expected, dealingDate: '2026-11-25' }])
  expect(parsed({ amount: '1500000.5', kind: '22', dealingDate: '20261125' }).rows).toMatchObject([
    { ...expected, dealingDate: '2026-11-25' },
  ])
  expect(parsed({ dealingDate: '2026年11月25日' }).rows[0]?.dealingDate).toBe('2026-11-25')
})

const conversion = { kind: '36', amount: '', shares: '500.5', targetProductCode: 'sxa002' }
test('a conversion has shares and the fund that it goes into', () => {
  expect(parsed(conversion).rows).toMatchObject([
    { kind: '036', amount: null, shares: '500.50', targetProductCode: 'SXA002' },
  ])
})

test('of a row with faults the codes are kept, so that they are looked up as well', () => {
  const { rows, faulty } = parsed({ ...conversion, dealingDate: 'soon' })
  expect([rows, faulty]).toMatchObject([
    [],
    [{ row: 2, productCode: 'SXA001', kind: '036', targetProductCode: 'SXA002' }],
  ])
})

test.each([
  ['a third place', { amount: '1000.005' }, 'E2', 'ta.tooManyPlaces'],
  ['a figure with an exponent', { amount: '1E+21' }, 'E2', 'ta.figureWrong'],
  ['commas that divide no thousands', { amount: '1,500000,5' }, 'E2', 'ta.figureWrong'],
  ['the same of shares', { ...conversion, shares: '1,500000,5' }, 'F2', 'ta.figureWrong'],
  ['more digits than an amount has', { amount: '1234567890123' }, 'E2', 'ta.figureWrong'],
  ['nothing', { amount: '' }, 'E2', 'ta.amountMissing'],
  ['zero', { amount: '0' }, 'E2', 'ta.amountMissing'],
  ['a negative amount', { amount: '-5' }, 'E2', 'ta.amountMissing'],
  ['shares of a subscription', { shares: '5' }, 'F2', 'ta.cellUseless'],
  ['an amount of a conversion', { ...conversion, amount: '5' }, 'E2', 'ta.cellUseless'],
  ['no shares of a conversion', { ...conversion, shares: '' }, 'F2', 'ta.sharesMissing'],
  ['a target of a subscription', { targetProductCode: 'SXA002' }, 'I2', 'ta.cellUseless'],
  ['a kind that needs a second account', { kind: '033' }, 'D2', 'ta.kindWrong'],
  ['a day that does not exist', { dealingDate: '2026-02-30' }, 'G2', 'ta.dayWrong'],
  ['no fund', { productCode: ' ' }, 'A2', 'ta.cellMissing'],
])('is named by its cell: %s', (_, change, cell, code) => {
  const { rows, faults } = parsed(change)
  expect(rows).toEqual([])
  expect(faults.map((fault) => [fault.cell, fault.error.code])).toEqual([[cell, code]])
})

test('empty rows are passed over, and other headings are refused', () => {
  const { rows } = parseRows(sheet(headings, [], row(), ['', ' ']))
  expect(rows.map((one) => one.row)).toEqual([3])
  const [fault] = parseRows(sheet(['Fund code', 'Investor'], row())).faults
  expect([fault?.cell, fault?.error.code]).toEqual(['B1', 'ta.headingWrong'])
})

test.each([
  ['a direction mark in a remark', { remark: 'pay \u202E0001\u202C to' }, 'H2', 'U+202E'],
  ['a control character in a remark', { remark: 'a\u0000b' }, 'H2', 'U+0000'],
  ['a space of no width in a code', { fundAccount: '98000000\u200B1021' }, 'B2', 'U+200B'],
  ['a direction mark before an amount', { amount: '\u202D1500000' }, 'E2', 'U+202D'],
])('characters that nobody sees are named by their cell: %s', (_, change, cell, character) => {
  const { rows, faults } = parsed(change)
  expect(rows).toEqual([])
  expect(faults[0]).toEqual({ cell, error: platformErrors.hiddenCharacter, params: { character } })
})

test('a remark may have several lines and joined emoji, as in the form', () => {
  expect(parsed({ remark: '甲\n乙 👨\u200D👩' }).rows[0]?.remark).toBe('甲\n乙 👨\u200D👩')
})
