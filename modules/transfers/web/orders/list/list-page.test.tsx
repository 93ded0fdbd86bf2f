import { type Input, type Output, platformErrors, refuse } from '@iisp/contract'
import { exportCreate, exportList } from '@iisp/files/contract'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { getTransferList, orderExportColumns, transferEntry } from '@iisp/transfers/contract'
import { sessionStore } from '@iisp/web/session/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ListPage } from './ListPage.tsx'
import { orderColumns } from './order-columns.tsx'
import { sampleDetail, sampleRow } from '../test/sample-order.ts'
import { ordersServer, withDetail } from '../test/serving.ts'

const user = userEvent.setup()
const rows = (count: number, from = 1001) =>
  Array.from({ length: count }, (_, n) => ({
    ...sampleRow,
    ID: String(from + n),
    ORDERNO: `HK20261120${String(from + n).padStart(8, '0')}`,
  }))
const listing = (answer: (input: Input<typeof getTransferList>) => Output<typeof getTransferList>) =>
  ordersServer().answer(getTransferList, answer)
const show = (server: FakeServer, query = '') => stage(ListPage, { server, at: `/orders?${query}` })
const orderButtons = () => screen.queryAllByRole('button', { name: /^HK/ })

test('[SH-010] the list shows each order with its amount to the cent and its state as a word', async () => {
  show(listing(() => cursorPageOf([sampleRow])))
  const row = (await screen.findByRole('button', { name: sampleRow.ORDERNO })).closest('tr') as HTMLElement
  expect(within(row).getByText('2,393.73')).toBeTruthy()
  expect(within(row).getByText('待复核')).toBeTruthy()
  expect(within(row).getByText('付款')).toBeTruthy()
})

test('an order with missing documents says so beside its state', async () => {
  show(listing(() => cursorPageOf([{ ...sampleRow, PROSTATUS: '040', QSFJ: '1' }])))
  expect(await screen.findByText('待托管人确认 · 缺附件')).toBeTruthy()
})

test.each([
  ['called back by its own side', { SENTBACK: 'recall', SENTBACKBY: '林静' }, '退回待修改 · 林静召回'],
  ['returned by a checker', { SENTBACK: 'return', SENTBACKBY: '周航' }, '退回待修改 · 周航退回'],
] as const)('an order %s is told apart from the other', async (_, change, words) => {
  show(listing(() => cursorPageOf([{ ...sampleRow, PROSTATUS: '011', ...change }])))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a failed payment shows its reason on its state', async () => {
  show(
    listing(() =>
      cursorPageOf([{ ...sampleRow, PROSTATUS: '080', RETURNREASON: '收款行退票：账号户名不符' }]),
    ),
  )
  expect((await screen.findByTitle('收款行退票：账号户名不符')).textContent).toBe('划款失败')
})

test('the to-do of failed payments opens just those', async () => {
  const server = listing(() => cursorPageOf([]))
  show(server, 'proStatus=080&failureOpen=1')
  await screen.findByText(/^暂无数据/)
  expect(server.asked(getTransferList)).toMatchObject([{ proStatus: '080', failureOpen: '1' }])
})

test('[SH-126] a list without hits shows 暂无数据 and why', async () => {
  show(listing(() => cursorPageOf([])))
  expect(await screen.findByText(/^暂无数据，没有符合条件的指令/)).toBeTruthy()
})

test('[SH-428] the number of all orders is said as 共N条信息', async () => {
  show(listing(() => cursorPageOf(rows(3), { total: 37 })))
  expect(await screen.findByText('共37条信息')).toBeTruthy()
})

test('above the cap the total is honest', async () => {
  show(listing(() => cursorPageOf(rows(3), { total: 10_000, totalCapped: true })))
  expect(await screen.findByText('共10,000+条信息')).toBeTruthy()
})

test('[BU-384] page sizes are 10, 20, 30, 50, 100 and 200; the first page has 20', async () => {
  const server = listing(() => cursorPageOf(rows(1)))
  show(server)
  await screen.findByText('共1条信息')
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: /每页/ })
  expect([...size.options].map(({ value }) => value)).toEqual(['10', '20', '30', '50', '100', '200'])
  await user.selectOptions(size, '50')
  await waitFor(() => expect(server.asked(getTransferList).map(({ pageSize }) => pageSize)).toEqual([20, 50]))
})

test('a page goes on behind the last row, and back again', async () => {
  const server = listing(({ cursor }) =>
    cursor === 'c1' ? cursorPageOf(rows(1, 2001)) : cursorPageOf(rows(2), { next: 'c1' }),
  )
  show(server)
  await waitFor(() => expect(orderButtons()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(orderButtons()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: '上一页' }))
  await waitFor(() => expect(orderButtons()).toHaveLength(2))
})

test('a page that emptied itself gives way to the one before', async () => {
  const server = listing(({ cursor }) =>
    cursor === 'c1' ? cursorPageOf([]) : cursorPageOf(rows(2), { next: 'c1' }),
  )
  show(server)
  await waitFor(() => expect(orderButtons()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(server.asked(getTransferList).some(({ cursor }) => cursor === 'c1')).toBe(true))
  await waitFor(() => expect(orderButtons()).toHaveLength(2))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '上一页' }).disabled).toBe(true)
})

test('the server sorts by amount, largest first', async () => {
  const server = listing(() => cursorPageOf(rows(1)))
  show(server)
  await screen.findByText('共1条信息')
  await user.click(screen.getByRole('button', { name: /金额/ }))
  await waitFor(() =>
    expect(server.asked(getTransferList).at(-1)).toMatchObject({ sort: 'amount', direction: 'desc' }),
  )
})

test('a filter counts after 查询, stands in the address, and begins at the first page', async () => {
  const server = listing(() => cursorPageOf(rows(2), { next: 'c1' }))
  const { query } = show(server)
  await user.click(await screen.findByRole('button', { name: '下一页' }))
  await waitFor(() => expect(server.asked(getTransferList).at(-1)).toHaveProperty('cursor'))
  await user.type(screen.getByRole('textbox', { name: /指令编号/ }), 'yswj')
  expect(server.asked(getTransferList)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(server.asked(getTransferList).at(-1)).toEqual({ keyword: 'yswj', pageSize: 20 }))
  expect(String(query())).toBe('keyword=yswj')
})

test('the filters of the address are in force at once; 重置 takes them away', async () => {
  const server = listing(() => cursorPageOf(rows(1)))
  show(server, 'proStatus=011&qsfj=1')
  await waitFor(() =>
    expect(server.asked(getTransferList)[0]).toEqual({ proStatus: '011', qsfj: '1', pageSize: 20 }),
  )
  await user.click(screen.getByRole('button', { name: /重\s*置/ }))
  await waitFor(() => expect(server.asked(getTransferList).at(-1)).toEqual({ pageSize: 20 }))
})

test('the orders of the next days are one press away', async () => {
  const server = listing(() => cursorPageOf(rows(1)))
  const { query } = show(server)
  await screen.findByRole('button', { name: /^HK/ })
  await user.click(screen.getByPlaceholderText('开始日期'))
  await user.click(await screen.findByText('未来7日'))
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  const dates = { startDate: '2026-11-20', endDate: '2026-11-26' }
  await waitFor(() => expect(server.asked(getTransferList).at(-1)).toMatchObject(dates))
  expect(String(query())).toBe('from=2026-11-20&to=2026-11-26')
})

test('the same filters asked for again read the list again', async () => {
  const server = listing(() => cursorPageOf(rows(1)))
  show(server)
  await screen.findByText('共1条信息')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(server.asked(getTransferList)).toHaveLength(2))
})

test('a failure says why and is tried again', async () => {
  let broken = true
  show(
    listing(() => {
      if (broken) refuse(platformErrors.internal)
      return cursorPageOf(rows(1))
    }),
  )
  expect(await screen.findByText('系统异常，请稍后重试或联系客服')).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: /重\s*试/ }))
  expect(await screen.findByText('共1条信息')).toBeTruthy()
})

test('pushes refresh list and drawer without closing it, at most once a second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let status: '020' | '030' = '020'
  const server = withDetail(
    listing(() => cursorPageOf([{ ...sampleRow, PROSTATUS: status }])),
    () => ({ ...sampleDetail, PROSTATUS: status }),
  )
  const { push } = show(server)
  await user.click(await screen.findByRole('button', { name: sampleRow.ORDERNO }))
  const drawer = await screen.findByRole('dialog')
  await within(drawer).findAllByText('待复核')
  const before = server.asked(getTransferList).length
  status = '030'
  for (let n = 0; n < 50; n++) await push('transfers.order-changed')
  await act(async () => vi.advanceTimersByTimeAsync(100))
  expect((await within(drawer).findAllByText(/待签发/)).length).toBeGreaterThan(0)
  expect(server.asked(getTransferList)).toHaveLength(before + 1)
  await act(async () => vi.advanceTimersByTimeAsync(2000))
  expect(server.asked(getTransferList)).toHaveLength(before + 2)
  vi.useRealTimers()
})

test('who may enter orders is offered to', async () => {
  const server = listing(() => cursorPageOf([]))
  const { openMenu } = show(server)
  await screen.findByText(/^暂无数据/)
  expect(screen.queryByRole('button', { name: '录入指令' })).toBeNull()
  act(() => sessionStore.setState({ menus: [menuNode(transferEntry.id)] }))
  await user.click(screen.getByRole('button', { name: '录入指令' }))
  expect(openMenu).toHaveBeenCalledWith(transferEntry.id)
})

test('an export holds the filters in force, the order and the columns that the list shows', async () => {
  const server = listing(() => cursorPageOf(rows(2)))
    .answer(exportCreate, () => ({ id: 'a'.repeat(32) }))
    .answer(exportList, () => ({ list: [], total: 0, pageNo: 1, pageSize: 20 }))
  show(server, 'payFlag=1&keyword=远山')
  await screen.findByText('共2条信息')
  await user.click(screen.getByRole('button', { name: '导出' }))
  await user.click(screen.getByRole('menuitem', { name: '导出为 CSV' }))
  expect(await screen.findByText('已开始导出，完成后可在下载中心下载')).toBeTruthy()
  const [asked] = server.asked(exportCreate)
  expect(asked).toMatchObject({
    source: 'transfers.orders',
    format: 'csv',
    title: '划款指令查询',
    filters: { payFlag: '1', keyword: '远山' },
  })
  const columns = asked?.columns ?? []
  expect(columns[0]).toBe('ORDERNO')
  // hidden columns are not exported
  expect(columns).not.toContain('PRODUCTNO')
})

test('every column of the list can be exported', () => {
  const keys = orderColumns((key) => key, 'zh', { withManager: true, sortable: true, withState: true }).map(
    ({ key }) => key,
  )
  expect(keys.filter((key) => !(orderExportColumns as readonly string[]).includes(key))).toEqual([])
})
