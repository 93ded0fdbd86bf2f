import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DataTable, type DataTableProps, type TableExport, type TableViews } from '../index.ts'

interface Order {
  readonly id: string
}
const views = (more: Partial<TableViews> = {}): TableViews => ({
  list: [
    { name: '待复核', isDefault: false },
    { name: '大额', isDefault: true },
  ],
  current: '大额',
  onApply: () => undefined,
  onSave: async () => null,
  onRemove: async () => null,
  onDefault: async () => null,
  linkOf: () => 'https://iisp.example/iisp/list?proStatus=020',
  ...more,
})
const show = (props: Partial<DataTableProps<Order>>) =>
  render(
    <DataTable
      label="指令"
      columns={[
        { key: 'id', title: '编号', width: 90 },
        { key: 'amount', title: '金额', kind: 'amount', sortable: true },
        { key: 'gone', title: '隐藏列', hidden: true },
      ]}
      rows={[{ id: 'T1' }]}
      rowKey={(row) => row.id}
      {...props}
    />,
  )
const open = (name = '大额') => userEvent.click(screen.getByRole('button', { name }))

test('a click applies a view, and the current one is named', async () => {
  const onApply = vi.fn<(name: string) => void>()
  show({ views: views({ onApply }) })
  await open()
  expect(screen.getByRole('button', { name: '应用视图大额' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: '应用视图待复核' }))
  expect(onApply).toHaveBeenCalledExactlyOnceWith('待复核')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the current filters and columns are saved under a name', async () => {
  const onSave = vi.fn<TableViews['onSave']>(async () => null)
  show({ views: views({ onSave, current: null }) })
  await open('视图')
  await userEvent.type(screen.getByRole('textbox', { name: '视图名称' }), '月末{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('月末', [
    { key: 'id', width: 90, visible: true },
    { key: 'amount', width: 120, visible: true },
    { key: 'gone', width: 120, visible: false },
  ])
})

test('a refused save shows why and keeps the typed name', async () => {
  show({ views: views({ onSave: async () => '每个列表最多保存20个视图', current: null }) })
  await open('视图')
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '视图名称' })
  await userEvent.click(screen.getByRole('button', { name: '保存当前视图' }))
  expect(screen.getByText('请输入视图名称')).toBeTruthy()
  await userEvent.type(name, '月末')
  await userEvent.click(screen.getByRole('button', { name: '保存当前视图' }))
  expect(await screen.findByText('每个列表最多保存20个视图')).toBeTruthy()
  expect(name.value).toBe('月末')
})

test('a view is deleted only after confirmation', async () => {
  const onRemove = vi.fn<TableViews['onRemove']>(async () => null)
  show({ views: views({ onRemove }) })
  await open()
  await userEvent.click(screen.getByRole('button', { name: '删除视图待复核' }))
  expect(screen.getByText('删除“待复核”？')).toBeTruthy()
  expect(onRemove).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '删除' }))
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('待复核')
})

test('at most one view is the default', async () => {
  const onDefault = vi.fn<TableViews['onDefault']>(async () => null)
  show({ views: views({ onDefault }) })
  await open()
  await userEvent.click(screen.getByRole('button', { name: '将待复核设为默认' }))
  await userEvent.click(screen.getByRole('button', { name: '取消默认大额' }))
  expect(onDefault.mock.calls).toEqual([['待复核'], [null]])
})

test('the link to the current list is copied', async () => {
  const user = userEvent.setup()
  show({ views: views() })
  await user.click(screen.getByRole('button', { name: '大额' }))
  await user.click(screen.getByRole('button', { name: '复制链接' }))
  expect(await screen.findByText('链接已复制')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('https://iisp.example/iisp/list?proStatus=020')
})

test('an export receives the visible columns, the filters, the sort order and the selection', async () => {
  const onExport = vi.fn<(what: TableExport) => void>()
  show({
    onExport,
    filters: { proStatus: '020' },
    selection: { selected: new Map([['T9', { id: 'T9' }]]), onChange() {}, nameOf: (row) => row.id },
  })
  await userEvent.click(screen.getByRole('button', { name: '金额' }))
  await userEvent.click(screen.getByRole('button', { name: '导出' }))
  expect(onExport).toHaveBeenCalledExactlyOnceWith({
    columns: [
      { key: 'id', title: '编号', kind: 'text', width: 90 },
      { key: 'amount', title: '金额', kind: 'amount', width: 120 },
    ],
    filters: { proStatus: '020' },
    sort: { key: 'amount', order: 'descend' },
    selected: ['T9'],
  })
})
