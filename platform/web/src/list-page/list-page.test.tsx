import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { DataTable, type Column } from '@iisp/ui/data-table'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableView } from '@iisp/contract/shell-answers'
import {
  configureTableSettings,
  type TableSettings,
  type TableSettingsPort,
} from '../table-settings/table-settings-port.ts'
import { markManual, tableStore } from '../table-settings/table-store.ts'
import { useListPage } from './use-list-page.ts'

/** Stores table settings as JSON, like the server. */
class Kept implements TableSettingsPort {
  readonly settings = new Map<string, string>()
  views: TableView[] = []
  readonly manual = new Set<string>()
  readonly queryModes = { path: '/query-modes' }
  readonly calls: string[] = []
  loadAll = async () => {
    this.calls.push('loadAll')
    return new Map([...this.settings].map(([id, json]) => [id, JSON.parse(json) as TableSettings]))
  }
  save = async (tableId: string, settings: TableSettings) => {
    this.calls.push('save')
    this.settings.set(tableId, JSON.stringify(settings))
  }
  forget = async (tableId: string) => {
    this.calls.push('forget')
    this.settings.delete(tableId)
  }
  loadViews = async () => this.views
  saveView = async (tableId: string, name: string, query: string) => {
    this.views = [
      ...this.views.filter((view) => view.name !== name),
      { tableId, name, query, isDefault: false },
    ]
  }
  forgetView = async () => {}
  chooseView = async (_: string, name: string | null) => {
    this.views = this.views.map((view) => ({ ...view, isDefault: view.name === name }))
  }
  loadManualMenus = async () => this.manual
  noteLook = async () => ({ lookedAt: 0, before: null })
}
const menu = menuNode('10102', { name: '划款指令查询', path: '/orders' })
interface Row {
  readonly no: string
}
const columns: Column<Row>[] = [
  { key: 'no', title: '编号', width: 100, fixed: 'left' },
  { key: 'product', title: '产品', width: 150 },
  { key: 'amount', title: '金额', kind: 'amount', sortable: true },
]
const asked = vi.fn<(query: string) => void>()

/** A list as on a page: it fetches as soon as it is enabled. */
function List({ tableId }: { tableId: string }) {
  const page = useListPage(tableId)
  const wanted = `${page.filters} ${page.sort ? `${page.sort.key} ${page.sort.order}` : ''}`.trim()
  if (page.enabled) asked(wanted)
  return (
    <>
      <button onClick={() => page.setFilters(new URLSearchParams('state=020'))}>查询</button>
      <DataTable
        label="指令"
        columns={columns}
        rows={page.enabled ? rows : undefined}
        rowKey={(row) => row.no}
        sort={page.sort}
        onSortChange={page.onSortChange}
        {...page.table}
      />
    </>
  )
}
const rows: Row[] = [{ no: 'T1' }]

let kept: Kept
beforeEach(() => {
  kept = new Kept()
  configureTableSettings(async () => kept)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})
/** Opens the list as after a page load. */
function load(query = '', tables: readonly string[] = ['orders']) {
  cleanup()
  tableStore.setState({ settings: undefined, views: undefined, manualMenus: undefined })
  const lists = tables.map((tableId) => <List key={tableId} tableId={tableId} />)
  staged = stage(<>{lists}</>, { at: `/orders?${query}`, menu: menu.id, menus: [menu] })
}
let staged: ReturnType<typeof stage>
const address = () => staged.query()
const heads = () => screen.getAllByRole('columnheader').map((th) => th.textContent)
const ready = () => screen.findByText('T1')
const settingsPanel = async () => userEvent.click(screen.getByRole('button', { name: '列设置' }))

test('[SH-341] [BL-266] the settings of all tables are fetched once', async () => {
  load('', ['orders', 'products', 'audit'])
  await screen.findAllByText('T1')
  expect(kept.calls).toEqual(['loadAll'])
})

test('[BL-101] [BL-102] visibility and width are saved and applied at the next visit', async () => {
  load()
  await ready()
  await settingsPanel()
  await userEvent.click(screen.getByRole('checkbox', { name: '产品' }))
  fireEvent.keyDown(screen.getByRole('separator', { name: '调整金额列宽' }), { key: 'ArrowRight' })
  await waitFor(() => expect(kept.calls).toEqual(['loadAll', 'save']))
  load()
  await waitFor(() => expect(heads()).toEqual(['编号', '金额']))
  expect(screen.getByRole('separator', { name: '调整金额列宽' }).getAttribute('aria-valuenow')).toBe('136')
  await settingsPanel()
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
  load()
  await ready()
  expect(heads()).toEqual(['编号', '产品', '金额'])
})

test('filters and sort order are both in the address', async () => {
  load('keyword=x')
  await ready()
  await userEvent.click(screen.getByRole('button', { name: '金额' }))
  expect(String(address())).toBe('mid=10102&keyword=x&sort=amount.descend')
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  expect(String(address())).toBe('state=020&sort=amount.descend&mid=10102')
  expect(asked).toHaveBeenLastCalledWith('state=020 amount descend')
})

test('a view stores filters, columns and sort order; a colleague who opens its link keeps their own columns', async () => {
  load('state=011&sort=amount.descend')
  await ready()
  await settingsPanel()
  await userEvent.click(screen.getByRole('checkbox', { name: '产品' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: '视图' }))
  await userEvent.type(screen.getByRole('textbox', { name: '视图名称' }), '待修改{Enter}')
  expect(await screen.findByRole('button', { name: '待修改' })).toBeTruthy()
  const link = address().toString()

  // another person, without views and settings
  kept = new Kept()
  configureTableSettings(async () => kept)
  load(link)
  await ready()
  expect(heads()).toEqual(['编号', '金额'])
  expect(asked).toHaveBeenLastCalledWith('state=011 amount descend')
  await settingsPanel()
  await userEvent.click(screen.getByRole('checkbox', { name: '产品' }))
  await waitFor(() => expect(address().get('cols')).toContain('product:150'))
  expect(kept.calls).not.toContain('save')
})

test('a page without filters opens with the default view, unless its address says otherwise', async () => {
  kept.views = [{ tableId: 'orders', name: '待修改', query: 'sort=amount.ascend&state=011', isDefault: true }]
  load()
  await ready()
  expect(asked.mock.calls[0]).toEqual(['state=011 amount ascend'])
  expect(screen.getByRole('button', { name: '待修改' })).toBeTruthy()
  asked.mockClear()
  load('state=020')
  await ready()
  expect(asked.mock.calls[0]).toEqual(['state=020'])
})

test('[SH-127] [SH-128] [BL-012] [BL-100] a list set to manual query fetches nothing before 查询 and shows where to change that', async () => {
  kept.manual.add('10102')
  load()
  expect(await screen.findByText(/当前菜单设置为手动查询，请点击查询按钮进行查询/)).toBeTruthy()
  expect(asked).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '菜单查询方式管理' }))
  expect(staged.openPage).toHaveBeenCalledExactlyOnceWith({
    path: '/query-modes',
    query: { MENUNAME: '划款指令查询' },
  })
  await userEvent.click(screen.getByRole('button', { name: '查询' }))
  await ready()
  expect(asked).toHaveBeenLastCalledWith('state=020')
})

test('[SH-128] setting a menu to manual query leaves its open list alone and takes effect when it is opened again', async () => {
  load()
  await ready()
  act(() => markManual('10102', true))
  expect(within(screen.getByRole('table')).getByText('T1')).toBeTruthy()
  kept.manual.add('10102')
  load()
  expect(await screen.findByText(/当前菜单设置为手动查询/)).toBeTruthy()
})

test('a table works if its settings cannot be read', async () => {
  kept.loadAll =
    kept.loadViews =
    kept.loadManualMenus =
      async () => {
        throw new Error('offline')
      }
  load()
  await ready()
  expect(heads()).toEqual(['编号', '产品', '金额'])
})
