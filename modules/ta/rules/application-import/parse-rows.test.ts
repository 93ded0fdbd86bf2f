import { expect, test } from 'vitest'
import { importColumns } from '../../contract/applications/application-import.ts'
import { type CellValue, parseRows } from './parse-rows.ts'

const headings = importColumns.map(({ zh }) => zh)
const row = (change: Readonly<Record<string, CellValue>> = {}): CellValue[] => {
  const cells: Readonly<Record<string, CellValue>> = {
    productCode: 'sxa001',
    fundAccount: '980000001021',
    kind: '022',
    amount: '1,500,000.5',
    dealingDate: '2026-11-25',
    ...change,
  }
  return importColumns.map(({ field }) => cells[field] ?? null)
}
const parsed = (change?: Readonly<Record<string, CellValue>>) => parseRows([headings, row(change)])

test('figures, days and kinds are read as text, number and date cells', () => {
  const expected = { row: 2, productCode: 'SXA001', kind: '022', amount: '1500000.50', shares: null }
  expect(parsed().rows).toMatchObject([{ ...expected, dealingDate: '2026-11-25' }])
  expect(parsed({ amount: 1_500_000.5, kind: 22, dealingDate: '20261125' }).rows).toMatchObject([
    { ...expected, dealingDate: '2026-11-25' },
  ])
  expect(parsed({ dealingDate: new Date('2026-11-25T00:00:00Z') }).rows[0]?.dealingDate).toBe('2026-11-25')
})

const conversion = { kind: 36, amount: null, shares: '500.5', targetProductCode: 'sxa002' }
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
  ['a third place', { amount: 1000.005 }, 'E2', 'ta.amountMissing'],
  ['a figure with an exponent', { amount: 1e21 }, 'E2', 'ta.amountMissing'],
  ['nothing', { amount: null }, 'E2', 'ta.amountMissing'],
  ['zero', { amount: 0 }, 'E2', 'ta.amountMissing'],
  ['a negative amount', { amount: -5 }, 'E2', 'ta.amountMissing'],
  ['shares of a subscription', { shares: 5 }, 'F2', 'ta.cellUseless'],
  ['an amount of a conversion', { ...conversion, amount: 5 }, 'E2', 'ta.cellUseless'],
  ['no shares of a conversion', { ...conversion, shares: null }, 'F2', 'ta.sharesMissing'],
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
  const { rows } = parseRows([headings, [], row(), [null, '']])
  expect(rows.map((one) => one.row)).toEqual([3])
  const [fault] = parseRows([['Fund code', 'Investor'], row()]).faults
  expect([fault?.cell, fault?.error.code]).toEqual(['B1', 'ta.headingWrong'])
})
