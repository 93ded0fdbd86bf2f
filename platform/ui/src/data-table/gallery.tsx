import { useState } from 'react'
import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../../gallery/entry.ts'
import { AmountText } from '../amount-text/index.ts'
import { StatusDot, type Tone } from '../status-dot/index.ts'
import { DataTable, useSelection, type Column, type Paging, type Sort } from './index.ts'

interface Order {
  readonly no: string
  readonly product: string
  readonly code: string
  readonly amount: string
  readonly change: string
  readonly date: string
  readonly state: number
  readonly person: string
  readonly remark: string
}
const names = [
  '招商稳健一号私募证券投资基金',
  '华夏量化对冲二号',
  '博时成长精选混合型集合资产管理计划',
  '安信红利',
]
const states: [Tone, string][] = [
  ['neutral', '草稿'],
  ['info', '待复核'],
  ['warning', '待审批'],
  ['success', '已划款'],
  ['danger', '已驳回'],
]
const makeOrders = (count: number): Order[] =>
  Array.from({ length: count }, (_, i) => ({
    no: `TR20261120${String(i * 7919).padStart(8, '0')}`,
    product: names[i % names.length] ?? '',
    code: `S${String(10000 + i)}`,
    amount: `${(i * 7919 * 1301) % 98765432}.${String(i % 100).padStart(2, '0')}`,
    change: `${i % 3 === 0 ? '-' : ''}${(i * 17) % 9}.${String((i * 37) % 100).padStart(2, '0')}`,
    date: `2026-11-${String((i % 28) + 1).padStart(2, '0')}`,
    state: i % states.length,
    person: ['王敏', '李强', '欧阳慧'][i % 3] ?? '',
    remark: i % 4 === 0 ? '申购款划付，请于当日15:00前完成' : '',
  }))

const columns: Column<Order>[] = [
  { key: 'no', title: '指令编号', kind: 'id', fixed: 'left', width: 150 },
  { key: 'product', title: '产品名称', width: 240, sortable: true },
  { key: 'code', title: '产品代码', width: 100 },
  { key: 'amount', title: '金额（元）', kind: 'amount', width: 150, sortable: true },
  {
    key: 'change',
    title: '涨跌（%）',
    align: 'right',
    width: 100,
    render: (row) => <AmountText value={row.change} change />,
  },
  { key: 'date', title: '划款日期', width: 110, sortable: true },
  {
    key: 'state',
    title: '状态',
    width: 110,
    hideable: false,
    render: (row) => {
      const [tone, label] = states[row.state] ?? ['neutral', '']
      return <StatusDot tone={tone} label={label} />
    },
  },
  { key: 'person', title: '经办人', width: 90 },
  { key: 'remark', title: '备注', width: 180 },
]
const all = makeOrders(237)
const fewer = all.slice(0, 3)
const rowKey = (row: Order) => row.no
const nameOf = (row: Order) => `${row.product} ${row.no}`
const common = { columns, rowKey, label: '划款指令' }

function Everything() {
  const selection = useSelection(nameOf)
  const [opened, setOpened] = useState('')
  return (
    <DataTable
      {...common}
      rows={all}
      paging={client}
      selection={selection}
      keyColumn="product"
      onRowOpen={(row) => setOpened(row.no)}
      rowActions={(row) => [
        { label: '查看', onClick: () => setOpened(row.no) },
        { label: '复制', onClick: () => setOpened(row.no) },
        { label: '撤回', onClick: () => setOpened(row.no), disabled: row.state !== 1 },
        { label: '删除', onClick: () => setOpened(row.no), danger: true },
      ]}
      actions={
        <>
          <Button type="primary">新增</Button>
          <Button disabled={selection.rows.length === 0}>批量提交</Button>
        </>
      }
      tools={<span>{opened}</span>}
    />
  )
}
const client: Paging = { mode: 'client' }

function Server() {
  const [page, setPage] = useState(3)
  const [pageSize, setPageSize] = useState(10)
  const [sort, setSort] = useState<Sort | null>({ key: 'amount', order: 'descend' })
  return (
    <DataTable
      {...common}
      heightType="content"
      rows={all.slice((page - 1) * pageSize, page * pageSize)}
      sort={sort}
      onSortChange={setSort}
      paging={{
        mode: 'server',
        page,
        pageSize,
        total: 10000,
        totalCapped: true,
        sizes: 'business',
        onChange: (to, size) => {
          setPage(to)
          setPageSize(size)
        },
      }}
    />
  )
}

const wideColumns: Column<Order>[] = [
  { key: 'no', title: '指令编号', fixed: 'left', width: 190 },
  ...Array.from({ length: 40 }, (_, i) => ({
    key: `m${i + 1}`,
    title: `第${i + 1}月净值`,
    kind: 'number' as const,
    width: 110,
    value: (row: Order) => row.amount,
  })),
]
const thousands = makeOrders(10_000)

function Views() {
  const [kept, setKept] = useState<readonly string[]>(['待我复核', '本月大额'])
  const [current, setCurrent] = useState<string | null>('待我复核')
  const [chosen, setChosen] = useState<string | null>('本月大额')
  const [result, setResult] = useState('')
  return (
    <DataTable
      {...common}
      rows={fewer}
      heightType="content"
      tools={<span>{result}</span>}
      onExport={({ columns: shown }) => setResult(`导出${shown.length}列`)}
      views={{
        list: kept.map((name) => ({ name, isDefault: name === chosen })),
        current,
        onApply: setCurrent,
        onSave: async (name) => {
          setKept([...kept.filter((other) => other !== name), name])
          setCurrent(name)
          return null
        },
        onRemove: async (name) => {
          setKept(kept.filter((other) => other !== name))
          return null
        },
        onDefault: async (name) => {
          setChosen(name)
          return null
        },
        linkOf: () => window.location.href,
      }}
    />
  )
}

const nothing = () => undefined
const cursor: Paging = {
  mode: 'cursor',
  pageSize: 20,
  hasPrevious: true,
  hasNext: true,
  onNext: nothing,
  onPrevious: nothing,
  onPageSizeChange: nothing,
}

export const entry: GalleryEntry = {
  title: '数据表格 DataTable',
  states: [
    { name: '全部功能', node: <Everything /> },
    { name: '服务端分页与排序，总数封顶', node: <Server /> },
    {
      name: '游标分页，刷新中',
      node: <DataTable {...common} rows={fewer} paging={cursor} loading heightType="content" />,
    },
    { name: '视图与导出', node: <Views /> },
    {
      name: '41列×10,000行，只画看得见的',
      node: <DataTable {...common} label="月度净值" columns={wideColumns} rows={thousands} heightType={4} />,
    },
    { name: '无数据', node: <DataTable {...common} rows={[]} heightType="content" columnPanel={false} /> },
    {
      name: '手动查询',
      node: (
        <DataTable
          {...common}
          rows={undefined}
          manualQuery
          onManualQuerySettings={nothing}
          heightType="content"
        />
      ),
    },
    {
      name: '出错',
      node: (
        <DataTable
          {...common}
          rows={undefined}
          heightType="content"
          error={{ message: '系统繁忙，请稍后重试', onRetry: nothing }}
        />
      ),
    },
    { name: '首次加载', node: <DataTable {...common} rows={undefined} loading heightType="content" /> },
  ],
}
