import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { layColumns } from './column-layout.ts'
import { phoneColumns } from './phone-columns.ts'

const columns: Column<object>[] = [
  { key: 'no', title: '编号', width: 172, fixed: 'left' },
  { key: 'product', title: '产品', width: 230 },
  { key: 'amount', title: '金额', width: 150, kind: 'amount' },
  { key: 'fee', title: '费用', width: 150, kind: 'amount' },
  { key: 'state', title: '状态', width: 216, phone: true },
  { key: 'at', title: '时间', width: 160 },
]
const keys = (list: readonly { readonly column: { readonly key: string } }[]) =>
  list.map(({ column }) => column.key)
const laid = layColumns(columns, [])

test('number, amount and state come first and fit beside each other and a check box on a phone', () => {
  const shown = phoneColumns(laid, 'no')
  expect(keys(shown)).toEqual(['no', 'amount', 'state', 'product', 'fee', 'at'])
  expect(shown.slice(0, 3).reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(358)
  expect(shown.slice(3).map(({ width }) => width)).toEqual([230, 150, 160])
})

test('the column that opens a row leads although it is not the first; a table without amount or state stays as it is', () => {
  expect(keys(phoneColumns(laid, 'product'))[0]).toBe('product')
  const plain = layColumns([columns[0]!, columns[1]!, columns[5]!], [])
  expect(keys(phoneColumns(plain, undefined))).toEqual(['no', 'product', 'at'])
})
