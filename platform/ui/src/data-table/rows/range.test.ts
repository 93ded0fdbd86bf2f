import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { boundsOf, rangeText, step } from './range.ts'

const extent = { rows: 20, columns: 5 }
test.each([
  ['ArrowDown', false, 3, 2, 4, 2],
  ['ArrowDown', true, 3, 2, 19, 2],
  ['ArrowUp', false, 0, 2, 0, 2],
  ['ArrowLeft', false, 3, 0, 3, 0],
  ['ArrowRight', true, 3, 1, 3, 4],
  ['PageDown', false, 15, 1, 19, 1],
  ['PageUp', false, 15, 1, 5, 1],
  ['Home', false, 3, 2, 3, 0],
  ['Home', true, 3, 2, 0, 0],
  ['End', true, 3, 2, 19, 4],
])('%s (far: %s) goes from %i/%i to %i/%i', (key, far, row, column, toRow, toColumn) => {
  expect(step({ row, column }, key, far, extent)).toEqual({ row: toRow, column: toColumn })
})
test('other keys do not move', () => {
  expect(step({ row: 0, column: 0 }, 'a', false, extent)).toBeNull()
})
test('a range marked upwards has the same bounds', () => {
  const bounds = { top: 1, bottom: 4, left: 0, right: 3 }
  expect(boundsOf({ anchor: { row: 1, column: 0 }, focus: { row: 4, column: 3 } })).toEqual(bounds)
  expect(boundsOf({ anchor: { row: 4, column: 3 }, focus: { row: 1, column: 0 } })).toEqual(bounds)
})

interface Row {
  readonly name: string
  readonly amount: string
  readonly state: string
}
const columns: Column<Row>[] = [
  { key: 'name', title: '名称' },
  { key: 'amount', title: '金额', kind: 'amount' },
  { key: 'state', title: '状态', render: () => null, text: (row) => (row.state === '1' ? '已划款' : '草稿') },
]
const all = { top: 0, bottom: 9, left: 0, right: 2 }
test('figures are copied with all digits and without separators, custom cells as their text', () => {
  const rows = [
    { name: '甲', amount: '1234567.80', state: '1' },
    { name: '乙', amount: '-5.00', state: '0' },
  ]
  expect(rangeText(rows, columns, all)).toBe('甲\t1234567.80\t已划款\n乙\t-5.00\t草稿')
  expect(rangeText(rows, columns, { top: 1, bottom: 1, left: 1, right: 1 })).toBe('-5.00')
})
test.each([
  ['=1+1', "'=1+1"],
  ['-5.00', '-5.00'],
  ['-A1', "'-A1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
  ['一\t二\n三', '一 二 三'],
  ['', ''],
])('%j is copied as %j', (name, copied) => {
  expect(rangeText([{ name, amount: '', state: '' }], columns, { ...all, right: 0 })).toBe(copied)
})
