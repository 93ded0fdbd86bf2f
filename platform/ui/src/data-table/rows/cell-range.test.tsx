import { createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DataTable, type Column, type DataTableProps } from '../index.ts'

interface Order {
  readonly id: string
  readonly product: string
  readonly amount: string
}
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `T${i + 1}`,
    product: `产品${i + 1}`,
    amount: `${i + 1}000.50`,
  }))
const columns: Column<Order>[] = [
  { key: 'id', title: '编号', fixed: 'left', width: 100 },
  { key: 'product', title: '产品名称' },
  { key: 'amount', title: '金额', kind: 'amount' },
]
const show = (props: Partial<DataTableProps<Order>> = {}) =>
  render(<DataTable label="指令" columns={columns} rows={orders(5)} rowKey={(row) => row.id} {...props} />)
const region = () => screen.getByRole('region', { name: '指令' })
const cell = (text: string) => within(region()).getByText(text).closest('td') as HTMLElement
const marked = () => [...region().querySelectorAll('td[data-mark]')].map((td) => td.textContent)

/** The text that a copy event puts into the clipboard; null if the browser's default applies. */
function copied(): string | null {
  const setData = vi.fn<(type: string, text: string) => void>()
  const event = createEvent.copy(region(), { clipboardData: { setData } })
  fireEvent(region(), event)
  return setData.mock.calls[0]?.[1] ?? null
}
const key = (name: string, more: object = {}) => fireEvent.keyDown(region(), { key: name, ...more })

test('a click marks a cell, a drag marks a range, and the range is copied as text', () => {
  show()
  fireEvent.mouseDown(cell('产品2'), { button: 0 })
  expect(marked()).toEqual(['产品2'])
  expect(copied()).toBe('产品2')
  fireEvent.mouseOver(cell('3,000.50'), { buttons: 1 })
  expect(marked()).toEqual(['产品2', '2,000.50', '产品3', '3,000.50'])
  expect(copied()).toBe('产品2\t2000.50\n产品3\t3000.50')
})

test('a click with Shift extends the range from the marked cell', () => {
  show()
  fireEvent.mouseDown(cell('T4'), { button: 0 })
  fireEvent.mouseDown(cell('产品3'), { button: 0, shiftKey: true })
  expect(copied()).toBe('T3\t产品3\nT4\t产品4')
})

test('by keyboard: Enter goes to the cells, arrow keys move, Shift with them marks, Escape leaves', () => {
  show()
  key('ArrowDown')
  expect(marked()).toEqual([])
  key('Enter')
  expect(marked()).toEqual(['T1'])
  key('ArrowRight')
  key('ArrowDown', { shiftKey: true })
  expect(copied()).toBe('产品1\n产品2')
  expect(screen.getByRole('status').textContent).toBe('已复制2行1列')
  key('a', { ctrlKey: true })
  expect(copied()?.split('\n')).toHaveLength(5)
  key('Escape')
  expect([marked(), copied()]).toEqual([[], null])
})

test('the cell moved to is announced with its column and row', () => {
  show()
  key('Enter')
  key('End', { ctrlKey: true })
  expect(screen.getByRole('status').textContent).toBe('金额 5000.50，第5行')
})

test('Enter in a marked cell presses its button; of several the first gets the focus', () => {
  const opened: string[] = []
  const buttons = (row: Order) => (
    <>
      <button type="button">{`甲${row.id}`}</button>
      <button type="button">{`乙${row.id}`}</button>
    </>
  )
  show({
    onRowOpen: (row) => opened.push(row.id),
    columns: [...columns, { key: 'both', title: '操作', render: buttons }],
  })
  key('Enter')
  key('Enter')
  expect(opened).toEqual(['T1'])
  key('End')
  key('Enter')
  expect(document.activeElement?.textContent).toBe('甲T1')
})

test('changing the page or sort order clears the marks', () => {
  show({ rows: orders(25), paging: { mode: 'client' }, columns: [{ ...columns[0]!, sortable: true }] })
  fireEvent.mouseDown(cell('T2'), { button: 0 })
  fireEvent.click(screen.getByRole('button', { name: '第2页' }))
  expect(marked()).toEqual([])
})

test('text selected inside a cell is copied by the browser', () => {
  show()
  fireEvent.mouseDown(cell('产品2'), { button: 0 })
  window.getSelection()?.selectAllChildren(cell('产品2'))
  expect(copied()).toBeNull()
  window.getSelection()?.removeAllRanges()
})

test('marking rerenders only the affected rows', () => {
  const drawn = vi.fn<(row: Order) => string>((row) => row.product)
  show({ columns: [{ key: 'product', title: '产品', render: drawn }], rows: orders(20) })
  drawn.mockClear()
  fireEvent.mouseDown(cell('产品7'), { button: 0 })
  expect(drawn).toHaveBeenCalledTimes(1)
})
