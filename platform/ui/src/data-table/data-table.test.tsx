import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { UiProvider } from '../locale/index.ts'
import { useSelection, type DataTableProps, type Column } from './index.ts'
import { type Order, bodyRows, firstCells, orders, table } from './test/orders-table.tsx'

afterEach(() => {
  vi.useRealTimers()
})

describe('the text of an empty table', () => {
  test('[SH-126] [BL-099] a query without hits shows 暂无数据', () => {
    render(table({ rows: [] }))
    expect(within(screen.getByRole('table')).getByText('暂无数据')).toBeTruthy()
  })
  test('[BL-084] a table in a dialog shows its own 暂无数据!', () => {
    render(table({ rows: [], emptyText: '暂无数据!' }))
    expect(screen.getByText('暂无数据!')).toBeTruthy()
  })
  test('[SH-127] [BL-100] a note is shown before a manual query, and 暂无数据 after one without hits', async () => {
    const open = vi.fn<(...args: unknown[]) => void>()
    const { rerender } = render(table({ rows: undefined, manualQuery: true, onManualQuerySettings: open }))
    expect(screen.getByText(/当前菜单设置为手动查询/).textContent).toBe(
      '当前菜单设置为手动查询，请点击查询按钮进行查询（可在菜单查询方式管理中修改）',
    )
    await userEvent.click(screen.getByRole('button', { name: '菜单查询方式管理' }))
    expect(open).toHaveBeenCalledOnce()
    rerender(table({ rows: [], manualQuery: true }))
    expect(screen.getByText('暂无数据')).toBeTruthy()
  })
  test('an error shows what happened and a retry button', async () => {
    const onRetry = vi.fn<(...args: unknown[]) => void>()
    render(table({ rows: undefined, error: { message: '系统繁忙', onRetry } }))
    expect(screen.getByRole('alert').textContent).toContain('系统繁忙')
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
  test('a first load shows nothing for a second, then a skeleton', () => {
    vi.useFakeTimers()
    render(table({ rows: undefined, loading: true }))
    const waiting = screen.getByRole('status', { name: '加载中' })
    act(() => vi.advanceTimersByTime(999))
    expect(waiting.childElementCount).toBe(0)
    act(() => vi.advanceTimersByTime(1))
    expect(waiting.childElementCount).toBeGreaterThan(0)
  })
})

test('a table says how many rows there are once they have arrived', () => {
  const server = { mode: 'server', page: 1, pageSize: 20, onChange: () => {} } as const
  const { rerender } = render(table({ rows: undefined, loading: true, paging: { ...server, total: 0 } }))
  const pages = screen.getByRole('navigation', { name: '分页' })
  expect(within(pages).queryByText(/条信息/)).toBe(null)
  rerender(table({ rows: orders(3), paging: { ...server, total: 3 } }))
  within(pages).getByText('共3条信息')
  const steps = { onPrevious: () => {}, onNext: () => {}, onPageSizeChange: () => {} }
  const cursor = { mode: 'cursor', hasPrevious: false, hasNext: false, pageSize: 20, ...steps } as const
  rerender(table({ rows: undefined, loading: true, paging: cursor }))
  const walked = screen.getByRole('navigation', { name: '分页' })
  expect(within(walked).queryByText(/本页/)).toBe(null)
  rerender(table({ rows: [], paging: cursor }))
  within(walked).getByText('本页0条')
})

describe('sorting', () => {
  test('[BL-091] a header sorts descending, ascending, then the original order', async () => {
    // 0, 37, 74 and 11: the sort orders all differ
    render(table({ rows: orders(4) }))
    const header = () => screen.getByRole('columnheader', { name: /金额/ })
    const press = () => userEvent.click(within(header()).getByRole('button', { name: '金额' }))
    const seen = () => [header().getAttribute('aria-sort'), ...firstCells()].join(' ')
    expect(seen()).toBe('none T1 T2 T3 T4')
    await press()
    expect(seen()).toBe('descending T3 T2 T4 T1')
    await press()
    expect(seen()).toBe('ascending T1 T4 T2 T3')
    await press()
    expect(seen()).toBe('none T1 T2 T3 T4')
  })
  test('a table sorted by the server requests the order and does not reorder the rows', async () => {
    const onSortChange = vi.fn<(...args: unknown[]) => void>()
    render(table({ sort: { key: 'amount', order: 'descend' }, onSortChange }))
    await userEvent.click(screen.getByRole('button', { name: '金额' }))
    expect(onSortChange).toHaveBeenCalledWith({ key: 'amount', order: 'ascend' })
    expect(firstCells()).toEqual(['T1', 'T2', 'T3'])
  })
})

describe('paging', () => {
  test('[SH-428] [BL-097] [BL-333] the total is shown as 共37条信息 and the rows are split into pages of 20', async () => {
    render(table({ rows: orders(37), paging: { mode: 'client' } }))
    expect(screen.getByText('共37条信息')).toBeTruthy()
    expect(bodyRows()).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: '第2页' }))
    expect(firstCells()[0]).toBe('T21')
    expect(bodyRows()[0]?.getAttribute('aria-rowindex')).toBe('22')
  })
  test('[SH-427] [BL-335] [BL-336] a table offers 20, 50, 100, 200 and 500 rows per page, and keeps the page numbers for a single page', () => {
    render(table({ rows: orders(3), paging: { mode: 'client' } }))
    const sizes = within(screen.getByRole('combobox', { name: '每页条数' })).getAllByRole('option')
    expect(sizes.map((option) => (option as HTMLOptionElement).value)).toEqual([
      '20',
      '50',
      '100',
      '200',
      '500',
    ])
  })
  test('[BL-096] the page jumper requests the typed page from the server', async () => {
    const onChange = vi.fn<(...args: unknown[]) => void>()
    render(table({ paging: { mode: 'server', page: 1, pageSize: 20, total: 100, onChange } }))
    await userEvent.type(screen.getByRole('textbox', { name: '跳至页码' }), '4{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4, 20)
  })
  test('a capped total shows that there are more rows', () => {
    const paging = {
      mode: 'server',
      page: 1,
      pageSize: 20,
      total: 10000,
      totalCapped: true,
      onChange() {},
    } as const
    render(table({ paging }))
    expect(screen.getByText('共10,000+条信息')).toBeTruthy()
  })
  test('a list without page numbers can be paged forwards and backwards', async () => {
    const onNext = vi.fn<(...args: unknown[]) => void>()
    const paging = {
      mode: 'cursor',
      pageSize: 20,
      hasPrevious: false,
      hasNext: true,
      onNext,
      onPrevious() {},
      onPageSizeChange() {},
    } as const
    render(table({ paging }))
    expect((screen.getByRole('button', { name: '上一页' }) as HTMLButtonElement).disabled).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    expect(onNext).toHaveBeenCalledOnce()
  })
})

describe('size', () => {
  test('[SH-431] [BL-104] all of 39 rows are rendered, but only the visible ones of 40', () => {
    const { rerender } = render(table({ rows: orders(39), heightType: 1 }))
    expect(bodyRows()).toHaveLength(39)
    rerender(table({ rows: orders(40), heightType: 1 }))
    expect(bodyRows().length).toBeLessThan(40)
    expect(bodyRows().length).toBeGreaterThan(10)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('41')
  })
  test.each([
    ['SH-433] [BL-351', 1, 164],
    ['SH-434] [BL-352', 2, 202],
    ['SH-435] [BL-353', 3, 240],
    ['SH-436] [BL-354', 4, 124],
  ] as const)(
    '[%s] heightType %i leaves the window height less %i, also after a resize',
    (_, heightType, offset) => {
      window.innerHeight = 900
      render(table({ heightType }))
      const body = screen.getByRole('region', { name: '指令列表' })
      expect(body.style.height).toBe(`${900 - offset}px`)
      act(() => {
        window.innerHeight = 1000
        window.dispatchEvent(new Event('resize'))
      })
      expect(body.style.height).toBe(`${1000 - offset}px`)
      act(() => {
        window.innerHeight = 300
        window.dispatchEvent(new Event('resize'))
      })
      expect(body.style.height).toBe('200px')
      window.innerHeight = 768
    },
  )
})

describe('rows', () => {
  function Selecting(props: Partial<DataTableProps<Order>>) {
    const selection = useSelection<Order>(nameOf, isDisabled)
    return table({ selection, ...props })
  }
  const nameOf = (row: Order) => row.product
  const isDisabled = (row: Order) => row.id === 'T2'

  test('[BL-086] rows are selected one by one or all on the page; disabled ones are skipped', async () => {
    render(<Selecting />)
    await userEvent.click(screen.getByRole('checkbox', { name: '选择产品1' }))
    expect(screen.getByText('已选1项')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: '全选当页' }))
    expect(screen.getByText('已选2项')).toBeTruthy()
    expect((screen.getByRole('checkbox', { name: '选择产品2' }) as HTMLInputElement).checked).toBe(false)
  })
  test('[BL-092] a selection is kept while paging, is listed in the tray, and is cleared by 清空', async () => {
    render(<Selecting rows={orders(25)} paging={{ mode: 'client' }} />)
    await userEvent.click(screen.getByRole('checkbox', { name: '选择产品1' }))
    await userEvent.click(screen.getByRole('button', { name: '下一页' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '选择产品21' }))
    await userEvent.click(screen.getByRole('button', { name: '已选2项' }))
    expect(within(screen.getByRole('list', { name: '已选列表' })).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(document.body)
    expect(screen.queryByRole('list', { name: '已选列表' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '清空' }))
    expect(screen.queryByText(/已选/)).toBeNull()
  })
  test('a click with Shift selects everything in between', async () => {
    render(<Selecting rows={orders(6)} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('checkbox', { name: '选择产品3' }))
    await user.keyboard('{Shift>}')
    await user.click(screen.getByRole('checkbox', { name: '选择产品6' }))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('已选4项')).toBeTruthy()
  })
  test('the key cell opens its row, also with Enter', async () => {
    const onRowOpen = vi.fn<(...args: unknown[]) => void>()
    render(table({ onRowOpen, keyColumn: 'product' }))
    screen.getByRole('button', { name: '产品2' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onRowOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'T2' }))
  })
  test('[BL-095] a row runs its actions; if there are more than three, the rest are behind 更多', async () => {
    const done = vi.fn<(...args: unknown[]) => void>()
    const rowActions = (row: Order) =>
      ['查看', '编辑', '撤回', '删除'].map((label) => ({ label, onClick: () => done(label, row.id) }))
    render(table({ rows: orders(1), rowActions }))
    await userEvent.click(screen.getByRole('button', { name: '查看' }))
    expect(screen.queryByRole('button', { name: '删除' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '更多' }))
    await userEvent.click(screen.getByRole('button', { name: '删除' }))
    expect(done.mock.calls).toEqual([
      ['查看', 'T1'],
      ['删除', 'T1'],
    ])
  })
  test('actions that come together with the rows are there at once', () => {
    const { rerender } = render(table({ rows: [] }))
    rerender(table({ rows: orders(1), rowActions: () => [{ label: '撤回', onClick: () => undefined }] }))
    expect(screen.getByRole('button', { name: '撤回' })).toBeTruthy()
  })
  test('[BL-095] the page’s buttons are shown with the table and work even if it is empty', async () => {
    const done = vi.fn<() => void>()
    render(table({ rows: [], actions: <button onClick={done}>批量撤回</button> }))
    await userEvent.click(screen.getByRole('button', { name: '批量撤回' }))
    expect(done).toHaveBeenCalledOnce()
  })
  test('rendering the page again renders no row again', () => {
    const drawnRows = vi.fn<(row: Order) => string>((row) => row.product)
    const own: Column<Order>[] = [{ key: 'product', title: '产品', render: drawnRows }]
    const rows = orders(20)
    const { rerender } = render(table({ columns: own, rows }))
    const before = drawnRows.mock.calls.length
    rerender(table({ columns: own, rows, loading: true, onRowOpen: undefined }))
    expect(drawnRows.mock.calls.length).toBe(before)
  })
})

test('[SH-425] the table is shown in English if that is the language', () => {
  render(<UiProvider locale="en">{table({ rows: [], paging: { mode: 'client' } })}</UiProvider>)
  expect(screen.getByText('No data')).toBeTruthy()
  expect(screen.getByText('0 in total')).toBeTruthy()
})
