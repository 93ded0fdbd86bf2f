import { expect, test } from 'vitest'
import { elasticKey, layColumns, moveColumn, toSettings } from './column-layout.ts'
import type { Column } from '../column.ts'

const columns: Column<unknown>[] = [
  { key: 'no', title: '编号', fixed: 'left', width: 100 },
  { key: 'name', title: '名称' },
  { key: 'amount', title: '金额', kind: 'amount' },
  { key: 'state', title: '状态', hideable: false },
  { key: 'do', title: '操作', fixed: 'right' },
]
const keys = (laid: { column: { key: string } }[]) => laid.map((l) => l.column.key).join(' ')

test('[SH-158] a setting holds key, width and visible, and its order is the order of the columns', () => {
  const laid = layColumns(columns, [
    { key: 'state', width: 90, visible: true },
    { key: 'amount', width: 200, visible: false },
    { key: 'name', width: 150, visible: true },
  ])
  expect(keys(laid)).toBe('no state amount name do')
  expect(toSettings(laid)).toContainEqual({ key: 'amount', width: 200, visible: false })
})
test('[BL-098] fixed and non-hideable columns stay visible whatever the settings say', () => {
  const laid = layColumns(
    columns,
    columns.map(({ key }) => ({ key, width: 100, visible: false })),
  )
  expect(laid.filter((l) => l.visible).map((l) => l.column.key)).toEqual(['no', 'state', 'do'])
})
test('a column missing in the settings stays behind its neighbour', () => {
  const laid = layColumns(columns, [
    { key: 'state', width: 100, visible: true },
    { key: 'name', width: 100, visible: true },
  ])
  expect(keys(laid)).toBe('no state name amount do')
})
test('widths stay between 60 and 900, and a missing width means the default', () => {
  const widths = layColumns(columns, [
    { key: 'name', width: 0, visible: true },
    { key: 'amount', width: 5, visible: true },
    { key: 'state', width: 5000, visible: true },
  ]).map((l) => l.width)
  expect(widths).toEqual([100, 120, 60, 900, 120])
})
test('[BL-089] columns move; fixed ones do not', () => {
  const laid = layColumns(columns, [])
  expect(keys(moveColumn(laid, 'name', 'state'))).toBe('no amount state name do')
  expect(keys(moveColumn(laid, 'state', 'name'))).toBe('no state name amount do')
  expect(keys(moveColumn(laid, 'no', 'state'))).toBe('no name amount state do')
  expect(keys(moveColumn(laid, 'name', 'do'))).toBe('no name amount state do')
})
test('the remaining width goes to a text column that was not resized', () => {
  expect(elasticKey(layColumns(columns, []))).toBe('state')
  expect(elasticKey(layColumns(columns, [{ key: 'state', width: 300, visible: true }]))).toBe('name')
})
test('a column is at least as wide as its title, until a person makes it narrower', () => {
  const long: Column<unknown>[] = [{ key: 'a', title: 'Manager of the mother fund', width: 100 }]
  expect(layColumns(long, [])[0]?.width).toBeGreaterThan(180)
  expect(layColumns(long, [{ key: 'a', width: 100, visible: true }])[0]?.width).toBe(100)
})
