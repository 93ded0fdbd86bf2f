import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DataTable, type Column, type DataTableProps, type ReadAll } from '../index.ts'

interface Order {
  readonly id: string
}
const orders = (count: number): Order[] => Array.from({ length: count }, (_, i) => ({ id: `T${i + 1}` }))
const columns: Column<Order>[] = [{ key: 'id', title: '编号', width: 100 }]
const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <DataTable label="指令" columns={columns} rows={orders(20)} rowKey={(row) => row.id} {...props} />
)
const of = (total: number, readAll?: ReadAll<Order>) =>
  ({ mode: 'server', page: 1, pageSize: 20, total, readAll, onChange() {} }) as const
const drawn = () => within(screen.getByRole('region', { name: '指令' })).getAllByRole('row').length - 1
const pressPrint = () => userEvent.click(screen.getByRole('button', { name: '打印' }))
const browserPrints = () => act(() => void window.dispatchEvent(new Event('beforeprint')))
const printed = vi.fn<() => void>()
beforeEach(() => {
  printed.mockReset()
  vi.stubGlobal('print', printed)
})

test('all filtered rows are loaded, rendered and printed, and a note on paper says so', async () => {
  const readAll = vi.fn<ReadAll<Order>>(async () => orders(45))
  render(table({ paging: of(45, readAll) }))
  await pressPrint()
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(readAll.mock.calls[0]?.[0]).toBe(5000)
  expect(drawn()).toBe(45)
  expect(screen.getByText('共45行，已全部打印。')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(drawn()).toBe(20)
  expect(screen.queryByText(/已全部打印/)).toBeNull()
})

test('a truncated print says where it ends and that the export contains all rows', async () => {
  render(table({ paging: of(7000, async () => orders(5000)), canExport: true }))
  await pressPrint()
  await waitFor(() => expect(printed).toHaveBeenCalledOnce(), { timeout: 15_000 })
  expect(screen.getByText('共7,000行，仅打印前5,000行。全部数据请导出。')).toBeTruthy()
}, 30_000)

test("the browser's own print command prints the page and says how to get the rest", () => {
  render(table({ paging: of(45) }))
  browserPrints()
  expect(drawn()).toBe(20)
  expect(
    screen.getByText(
      '共45行，仅打印当前页的20行。打印其余各页请使用列表上方的“打印”；其余数据请缩小查询条件后分次打印。',
    ),
  ).toBeTruthy()
})

test('a list paged in the browser is printed with all its pages', () => {
  render(table({ rows: orders(45), paging: { mode: 'client' } }))
  expect(drawn()).toBe(20)
  browserPrints()
  expect(drawn()).toBe(45)
  expect(screen.getByText('共45行，已全部打印。')).toBeTruthy()
})

test('a long preparation shows its progress and can be cancelled', async () => {
  let stopped: AbortSignal | undefined
  const readAll: ReadAll<Order> = (_, { signal, onRead }) => {
    stopped = signal
    onRead(1500)
    return new Promise(() => {})
  }
  render(table({ paging: of(7000, readAll) }))
  await pressPrint()
  expect(await screen.findByText('正在准备打印，已读取1,500/5,000行')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1500')
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(stopped?.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(printed).not.toHaveBeenCalled()
})

test('if rows cannot be loaded nothing is printed; the reason is shown and a retry is offered', async () => {
  let broken = true
  const readAll: ReadAll<Order> = async () => {
    if (broken) throw new Error('网络已断开')
    return orders(45)
  }
  render(table({ paging: of(45, readAll) }))
  await pressPrint()
  expect(await screen.findByText('打印未完成：网络已断开')).toBeTruthy()
  expect(printed).not.toHaveBeenCalled()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  expect(drawn()).toBe(45)
})
