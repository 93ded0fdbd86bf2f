import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setDensity } from './columns/density.ts'
import { DataTable, useSelection, type Column, type ColumnSettings, type DataTableProps } from './index.ts'

interface Order {
  readonly id: string
}
const orders = (count: number): Order[] => Array.from({ length: count }, (_, i) => ({ id: `T${i + 1}` }))
const columns: Column<Order>[] = [
  { key: 'id', title: '编号', fixed: 'left', width: 100, sortable: true },
  { key: 'a', title: '甲列', value: () => '甲' },
  { key: 'b', title: '乙列', value: () => '乙' },
  { key: 'c', title: '丙列', value: () => '丙' },
]
const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <DataTable label="指令" columns={columns} rows={orders(3)} rowKey={(row) => row.id} {...props} />
)
const region = () => screen.getByRole('region', { name: '指令' })
const heads = () => screen.getAllByRole('columnheader').map((th) => th.textContent)

afterEach(() => {
  vi.useRealTimers()
  act(() => setDensity('standard'))
  localStorage.clear()
})

describe('the scroll position', () => {
  const cursor = (place: number) =>
    ({
      mode: 'cursor',
      pageSize: 20,
      place,
      hasPrevious: place > 0,
      hasNext: true,
      onNext() {},
      onPrevious() {},
      onPageSizeChange() {},
    }) as const

  test('a list in a hidden tab keeps its scroll position', () => {
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>{table({ paging: cursor(0) })}</Activity>
    )
    const { rerender } = render(page('visible'))
    const scroller = region()
    scroller.scrollTop = 300
    rerender(page('hidden'))
    rerender(page('visible'))
    expect(scroller.scrollTop).toBe(300)
  })
  test('another page starts at the top, also with cursors; new rows on the same page do not scroll', () => {
    const { rerender } = render(table({ paging: cursor(0) }))
    region().scrollTop = 300
    rerender(table({ paging: cursor(0), rows: orders(2) }))
    expect(region().scrollTop).toBe(300)
    rerender(table({ paging: cursor(1) }))
    expect(region().scrollTop).toBe(0)
  })
  test('another sort order starts at the top', () => {
    render(table())
    region().scrollTop = 300
    fireEvent.click(screen.getByRole('button', { name: '编号' }))
    expect(region().scrollTop).toBe(0)
  })
})

describe('columns by keyboard and mouse', () => {
  test('[BL-089] Ctrl+Shift with an arrow key moves a column and announces its new position', () => {
    render(table())
    const edge = () => screen.getByRole('separator', { name: '调整甲列列宽' })
    fireEvent.keyDown(edge(), { key: 'ArrowRight', ctrlKey: true, shiftKey: true })
    expect(heads()).toEqual(['编号', '乙列', '甲列', '丙列'])
    expect(screen.getByRole('status').textContent).toBe('甲列已移到第3列')
    fireEvent.keyDown(edge(), { key: 'ArrowLeft', ctrlKey: true, shiftKey: true })
    fireEvent.keyDown(edge(), { key: 'ArrowLeft', ctrlKey: true, shiftKey: true })
    expect(heads()).toEqual(['编号', '甲列', '乙列', '丙列'])
  })
  test('[BL-089] an entry of the panel dropped on another one takes its position', async () => {
    render(table())
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    const data = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      types: ['application/x-iisp-column-entry'],
    }
    const entry = (name: string) => screen.getByRole('checkbox', { name }).closest('li') as HTMLElement
    fireEvent.dragStart(entry('丙列'), { dataTransfer })
    fireEvent.drop(entry('甲列'), { dataTransfer })
    expect(heads()).toEqual(['编号', '丙列', '甲列', '乙列'])
  })
})

describe('sizes', () => {
  test('the checkbox column is 44 px wide; rows have the standard height until the person changes it', async () => {
    const selection = { selected: new Map(), onChange() {}, nameOf: (row: Order) => row.id }
    const { container } = render(table({ selection }))
    expect(container.querySelector('col')?.style.width).toBe('44px')
    const root = container.firstElementChild as HTMLElement
    expect(root.dataset['density']).toBe('standard')
    await userEvent.click(screen.getByRole('button', { name: '列设置' }))
    await userEvent.click(screen.getByRole('radio', { name: '紧凑' }))
    expect(root.dataset['density']).toBe('compact')
    expect(localStorage.getItem('iisp.table-density')).toBe('compact')
  })
  test('only the visible ones of many columns are rendered, each with its column index', () => {
    const many: Column<Order>[] = Array.from({ length: 60 }, (_, i) => ({
      key: `c${i}`,
      title: `列${i}`,
      width: 100,
      value: () => `值${i}`,
      ...(i === 0 && { fixed: 'left' as const }),
    }))
    render(table({ columns: many, rows: orders(1) }))
    const names = heads()
    expect(names.length).toBeLessThan(25)
    expect(names.slice(0, 2)).toEqual(['列0', '列1'])
    expect(screen.getByRole('table').getAttribute('aria-colcount')).toBe('60')
    expect(
      within(screen.getByRole('table')).getByText('值3').closest('td')?.getAttribute('aria-colindex'),
    ).toBe('4')
    Object.defineProperty(region(), 'scrollLeft', { value: 3000, configurable: true })
    fireEvent.scroll(region())
    expect(heads()).toContain('列32')
    expect(heads()).not.toContain('列5')
    expect(heads()[0]).toBe('列0')
  })
  test('a table renders all of its rows only while printing', () => {
    render(table({ rows: orders(200) }))
    const drawn = () => within(region()).getAllByRole('row').length
    expect(drawn()).toBeLessThan(60)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toBe(201)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(drawn()).toBeLessThan(60)
  })
})

describe('the tray', () => {
  function Selecting({ count }: { count: number }) {
    const selection = useSelection<Order>(nameOf)
    return table({ rows: orders(count), selection })
  }
  const nameOf = (row: Order) => row.id
  const head = () => screen.getByRole('button', { name: /已选/ })
  const tray = () => screen.queryByRole('list', { name: '已选列表' })

  test('[BL-093] [BL-094] its header opens and closes it, a click elsewhere closes it, and a click inside does not', async () => {
    render(<Selecting count={3} />)
    await userEvent.click(screen.getByRole('checkbox', { name: '全选当页' }))
    await userEvent.click(head())
    expect(tray()).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '移除T2' }))
    expect(within(tray()!).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(head())
    expect(tray()).toBeNull()
    await userEvent.click(head())
    await userEvent.click(region())
    expect(tray()).toBeNull()
  })
  test.each([
    [1, 120],
    [3, 120],
    [5, 200],
    [30, 384],
  ])(
    '[BL-192] with %i rows it is %i px high: three at least, half of the window at most',
    async (count, height) => {
      window.innerHeight = 768
      render(<Selecting count={count} />)
      await userEvent.click(screen.getByRole('checkbox', { name: '全选当页' }))
      await userEvent.click(head())
      expect(tray()?.parentElement?.style.height).toBe(`${height}px`)
      expect(within(tray()!).getAllByRole('listitem').length).toBeGreaterThanOrEqual(Math.min(count, 9))
    },
  )
})

test('the order and widths of 20 columns are restored, even if a release added two columns', () => {
  vi.useFakeTimers()
  const release = (keys: readonly string[]): Column<Order>[] =>
    keys.map((key) => ({ key, title: `列${key}`, width: 100, value: () => key }))
  const keys = Array.from({ length: 20 }, (_, i) => `k${i}`)
  let kept: ColumnSettings = []
  const first = render(table({ columns: release(keys), onSettingsChange: (settings) => (kept = settings) }))
  for (const key of ['k3', 'k9'])
    fireEvent.keyDown(screen.getByRole('separator', { name: `调整列${key}列宽` }), {
      key: 'ArrowLeft',
      ctrlKey: true,
      shiftKey: true,
    })
  fireEvent.keyDown(screen.getByRole('separator', { name: '调整列k5列宽' }), { key: 'End' })
  act(() => vi.advanceTimersByTime(1000))
  first.unmount()

  // this JSON is stored on the server and loaded at the next visit
  const settings = JSON.parse(JSON.stringify(kept)) as ColumnSettings
  const added = ['k0', 'new1', ...keys.slice(1), 'new2']
  const onSettingsChange = vi.fn<(settings: ColumnSettings) => void>()
  render(table({ columns: release(added), settings, onSettingsChange }))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const moved = ['k0', 'new1', 'k1', 'k3', 'k2', 'k4', 'k5', 'k6', 'k7', 'k9', 'k8']
  expect(heads().slice(0, 11)).toEqual(moved.map((key) => `列${key}`))
  expect(heads().at(-1)).toBe('列new2')
  expect(heads()).toHaveLength(22)
  expect(screen.getByRole('separator', { name: '调整列k5列宽' }).getAttribute('aria-valuenow')).toBe('900')
  expect(screen.getByRole('separator', { name: '调整列new1列宽' }).getAttribute('aria-valuenow')).toBe('100')
})
