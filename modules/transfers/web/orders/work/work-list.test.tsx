import { platformErrors, refuse } from '@iisp/contract'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import {
  type OrderRow,
  deskList,
  deskPay,
  deskTotals,
  getDebitTransferDetail,
  getTransferList,
  orderTotals,
  review,
  sign,
  transferErrors,
  transferTopics,
} from '@iisp/transfers/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeskPage } from '../../desk/DeskPage.tsx'
import { ReviewPage, SignPage } from '../list/CheckPage.tsx'
import { allowing, dialog, moved, user } from '../test/open-order.tsx'
import { sampleDetail, sampleRow } from '../test/sample-order.ts'
import { ordersServer, payable, withDetail } from '../test/serving.ts'
import { workTexts } from './work-texts.ts'

const order = (n: number, change: Partial<OrderRow> = {}): OrderRow => ({
  ...sampleRow,
  ID: String(1000 + n),
  ORDERNO: `HK202611200000100${n}`,
  VERSION: n,
  AMOUNT: `${n}000.10`,
  actions: ['review'],
  ...change,
})
const three = [order(1), order(2), order(3)]
const reviewing = (rows: readonly OrderRow[] = three) =>
  withDetail(ordersServer().answer(getTransferList, () => cursorPageOf(rows)))
const atDesk = (rows: readonly OrderRow[]) =>
  withDetail(ordersServer().answer(deskList, () => cursorPageOf(rows)))

const boxOf = (n: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`HK\\d+100${n} `) })
async function tick(...orders: number[]) {
  for (const n of orders) {
    // oxlint-disable-next-line no-await-in-loop -- a person ticks one after the other
    await user.click(await boxOf(n))
  }
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const confirmIt = (name: string) => user.click(dialog().getByRole('button', { name }))
const tell = (state: string) => ({ ...moved(state), proStatus: '030' as const })

test('the selected orders are counted and added up, and the question says both again', async () => {
  const rows = [order(1), order(2), order(3, { PAYFLAG: '0', AMOUNT: '0.20' })]
  stage(ReviewPage, { server: reviewing(rows) })
  await tick(1, 2, 3)
  for (const part of ['已选 3 笔', '付款 2 笔 3,000.20 元', '收款 1 笔 0.20 元'])
    expect(screen.getByText(part)).toBeTruthy()
  await press('复核通过 3 笔')
  for (const part of ['付款 2 笔 3,000.20 元', '收款 1 笔 0.20 元'])
    expect(dialog().getByText(part)).toBeTruthy()
  expect(within(dialog().getByRole('list', { name: '指令' })).getAllByRole('listitem')).toHaveLength(3)
})

test('each order goes with its own version; one that is refused says why, and the others stand', async () => {
  const server = reviewing().answer(review, ({ id }) => {
    if (id === '1002') refuse(platformErrors.conflict)
    if (id === '1003') refuse(transferErrors.fourEyes)
    return tell('待签发')
  })
  stage(ReviewPage, { server })
  await tick(1, 2, 3)
  await press('复核通过 3 笔')
  await confirmIt('复核通过 3 笔')
  expect(await screen.findByText('已办理 1 笔')).toBeTruthy()
  expect(server.asked(review)).toEqual([
    { id: '1001', version: 1, result: '1' },
    { id: '1002', version: 2, result: '1' },
    { id: '1003', version: 3, result: '1' },
  ])
  const refused = within(dialog().getByRole('list', { name: '未通过 2 笔' })).getAllByRole('listitem')
  expect(refused[0]?.textContent).toContain('指令已被他人处理，请核对后再操作')
  expect(refused[1]?.textContent).toContain(transferErrors.fourEyes.zh)
  expect(dialog().getByText('付款 1 笔 1,000.10 元')).toBeTruthy()
  await user.click(
    dialog()
      .getAllByRole('button', { name: /关\s*闭/ })
      .at(-1) as HTMLElement,
  )
  await waitFor(() => expect(screen.queryByText(/^已选/)).toBeNull())
})

test('a batch stops between two orders; what was not tried stays selected', async () => {
  let answer: (() => void) | undefined
  const server = reviewing().answer(review, async () => {
    await new Promise<void>((done) => (answer = done))
    return tell('待签发')
  })
  stage(ReviewPage, { server })
  await tick(1, 2, 3)
  await press('复核通过 3 笔')
  await confirmIt('复核通过 3 笔')
  expect(await dialog().findByText('正在办理 1 / 3 笔')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: /停\s*止/ }))
  await waitFor(() => expect(answer).toBeDefined())
  answer?.()
  expect(await screen.findByText('未办理 2 笔，仍保留在所选中')).toBeTruthy()
  expect(server.asked(review)).toHaveLength(1)
  await user.click(
    dialog()
      .getAllByRole('button', { name: /关\s*闭/ })
      .at(-1) as HTMLElement,
  )
  expect(await screen.findByText('已选 2 笔')).toBeTruthy()
})

test('an answer of the server that fails ends the batch, and the order is kept for another try', async () => {
  const server = reviewing().answer(review, () => refuse(platformErrors.internal))
  stage(ReviewPage, { server })
  await tick(1, 2)
  await press('复核通过 2 笔')
  await confirmIt('复核通过 2 笔')
  expect(await screen.findByText(/结果未知，再次办理不会重复/)).toBeTruthy()
  expect([server.asked(review).length, screen.getByText('未办理 2 笔，仍保留在所选中')]).toEqual([
    1,
    expect.anything(),
  ])
})

test('an order that changed after it was selected is deselected, and the page says so', async () => {
  let rows = three
  const server = reviewing().answer(getTransferList, () => cursorPageOf(rows))
  const { push } = stage(ReviewPage, { server })
  await tick(1, 2)
  rows = [order(1), order(2, { VERSION: 9 }), order(3)]
  await push(transferTopics.orderChanged)
  expect(await screen.findByText(/^1 笔所选指令已有变更/)).toBeTruthy()
  expect(screen.getByText('已选 1 笔')).toBeTruthy()
})

test('an order on which this person may do nothing cannot be selected', async () => {
  stage(ReviewPage, { server: reviewing([order(1), order(2, { actions: [] })]) })
  await tick(1)
  expect((await boxOf(2)).disabled).toBe(true)
})

test('payments of another day take a reason, which goes with those orders alone', async () => {
  const rows = [
    order(1, { PROSTATUS: '050', actions: ['pay'], TRADATEFORMAT: '2026-11-20' }),
    order(2, { PROSTATUS: '050', actions: ['pay'], TRADATEFORMAT: '2026-11-24' }),
  ]
  const server = atDesk(rows).answer(deskPay, () => tell('划款中'))
  stage(DeskPage, { server })
  await tick(1, 2)
  await press('执行划款 2 笔')
  expect(dialog().getByText(/其中 1 笔划款日期不是今日（2026-11-20）/)).toBeTruthy()
  await confirmIt('执行划款 2 笔')
  expect([await dialog().findByText('请填写原因'), server.asked(deskPay)]).toEqual([expect.anything(), []])
  await user.type(dialog().getByRole('textbox', { name: /原因/ }), '管理人加急')
  await confirmIt('执行划款 2 笔')
  expect(await screen.findByText('已办理 2 笔')).toBeTruthy()
  expect(server.asked(deskPay)).toEqual([
    { id: '1001', version: 1 },
    { id: '1002', version: 2, reason: '管理人加急', confirmDate: '1' },
  ])
})

test('orders at different steps are not taken together, and the page says why', async () => {
  const rows = [order(1, { actions: ['accept'] }), order(2, { actions: ['pay'] })]
  stage(DeskPage, { server: atDesk(rows) })
  await tick(1, 2)
  for (const step of ['受理', '执行划款'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: `${step} 2 笔` }).disabled).toBe(true)
  expect(screen.getByText('所选指令状态不同，仅可对同一步骤的指令批量办理')).toBeTruthy()
})

test.each([
  [ReviewPage, '020'],
  [SignPage, '030'],
])('%o asks for what is due first, and its filters narrow list and sum alike', async (page, proStatus) => {
  const server = reviewing()
  stage(page, { server, at: '/orders?keyword=yswj&payFlag=1&startDate=2026-11-20&endDate=2026-11-24' })
  await boxOf(1)
  const narrowed = {
    proStatus,
    keyword: 'yswj',
    payFlag: '1',
    startDate: '2026-11-20',
    endDate: '2026-11-24',
  }
  expect(server.asked(getTransferList).at(-1)).toEqual({
    ...narrowed,
    sort: 'traDate',
    direction: 'asc',
    pageSize: 20,
  })
  expect(server.asked(orderTotals).at(-1)).toEqual(narrowed)
})

test('number and sum of what is listed stand below it; above the cap the page says so', async () => {
  let capped = false
  const group = { proStatus: '020', payFlag: '1', count: 37, complete: 37, sum: '1234567.80' } as const
  const server = reviewing().answer(orderTotals, () => ({ groups: [group], capped }))
  const { unmount } = stage(ReviewPage, { server })
  expect(await screen.findByText('付款 37 笔 1,234,567.80 元')).toBeTruthy()
  unmount()
  capped = true
  stage(ReviewPage, { server })
  expect(await screen.findByText(/^超过 10,000 笔/)).toBeTruthy()
})

test('a date that has passed, is today, or is the next working day is marked', async () => {
  const dates = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']
  const rows = dates.map((date, at) => order(at + 1, { TRADATEFORMAT: date }))
  stage(ReviewPage, { server: reviewing(rows) })
  expect(await screen.findByText('已逾期')).toBeTruthy()
  const cells = rows.map(
    ({ ORDERNO, TRADATEFORMAT }) =>
      within(screen.getByRole('button', { name: ORDERNO }).closest('tr') as HTMLElement)
        .getAllByText(new RegExp(`^${TRADATEFORMAT}( 14:51:00)?$`))
        .find(({ textContent }) => !textContent.includes(':'))?.textContent,
  )
  expect(cells).toEqual(['2026-11-19已逾期', '2026-11-20今日', '2026-11-23下一工作日', '2026-11-24'])
})

const groups = [
  { proStatus: '040', payFlag: '1', count: 3, complete: 2, sum: '30.00' },
  { proStatus: '050', payFlag: '1', count: 1, complete: 1, sum: '5.00' },
  { proStatus: '050', payFlag: '0', count: 1, complete: 0, sum: '7.00' },
] as const
const desk = (server: FakeServer, bar: 'closed-day' | null = null) =>
  server.answer(deskTotals, () => ({ groups: [...groups], capped: false, moment: { ...payable, bar } }))

test('the desk has a part for each state with its number, and adds up the part that is shown', async () => {
  const server = desk(atDesk([order(1, { actions: ['accept'] })]))
  const { query } = stage(DeskPage, { server })
  expect(await screen.findByRole('radio', { name: '全部待处理 5' })).toBeTruthy()
  expect(screen.getByText('付款 4 笔 35.00 元')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '托管人处理中 2' }))
  await waitFor(() => expect(server.asked(deskList).at(-1)).toEqual({ proStatus: '050', pageSize: 20 }))
  expect(String(query())).toBe('proStatus=050')
  expect(await screen.findByText('付款 1 笔 5.00 元')).toBeTruthy()
  expect(screen.getByText('收款 1 笔 7.00 元')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '已办结' }))
  await waitFor(() => expect(server.asked(deskList).at(-1)).toMatchObject({ proStatus: '070,080,090,091' }))
})

test('what is ready to process lacks no documents, and its number is that of its list whichever part is shown', async () => {
  const server = desk(atDesk([order(1, { actions: ['accept'] })]))
  const { query } = stage(DeskPage, { server })
  await user.click(await screen.findByRole('radio', { name: '待办理 3', checked: false }))
  const ready = { proStatus: '040,050,051', qsfj: '0' }
  await waitFor(() => expect(server.asked(deskList).at(-1)).toEqual({ ...ready, pageSize: 20 }))
  expect(await screen.findByRole('radio', { name: '待办理 3', checked: true })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /^全部待处理/ }))
  await waitFor(() => expect(server.asked(deskList).at(-1)).toEqual({ pageSize: 20 }))
  expect(String(query())).toBe('')
})

test.each([
  ['proStatus=040,050,051&qsfj=0', /^待办理 3$/, { proStatus: '040,050,051', qsfj: '0', pageSize: 20 }],
  ['proStatus=050', /^托管人处理中 2$/, { proStatus: '050', pageSize: 20 }],
  ['proStatus=070', /^划款成功$/, { proStatus: '070', pageSize: 20 }],
  ['proStatus=070,080', /^已办结$/, { proStatus: '070,080,090,091', pageSize: 20 }],
  ['proStatus=010', /^全部待处理 5$/, { pageSize: 20 }],
])('a link to the desk with %s opens its part', async (address, part, asked) => {
  const server = desk(atDesk([order(1, { actions: ['accept'] })]))
  stage(DeskPage, { server, at: `/page?${address}` })
  expect(await screen.findByRole('radio', { name: part, checked: true })).toBeTruthy()
  await waitFor(() => expect(server.asked(deskList).at(-1)).toEqual(asked))
})

test('the desk says when the bank takes no payment', async () => {
  stage(DeskPage, { server: desk(atDesk([order(1)]), 'closed-day') })
  expect(await screen.findByText('今日非工作日，银行不受理划款')).toBeTruthy()
})

test('after a pass the drawer shows the next order that waits, and says which one was done', async () => {
  const server = ordersServer().answer(getTransferList, () => cursorPageOf(three))
  withDetail(server)
  server
    .answer(getDebitTransferDetail, ({ id }) => ({
      ...sampleDetail,
      ...(three.find((row) => row.ID === id) ?? sampleRow),
    }))
    .answer(review, () => moved('待签发'))
  stage(ReviewPage, { server })
  await user.click(await screen.findByRole('button', { name: three[0]?.ORDERNO ?? '' }))
  const drawer = await screen.findByRole('dialog', { name: /1001/ })
  await user.click(await within(drawer).findByRole('button', { name: '复核通过' }))
  await confirmIt('复核通过')
  expect(await screen.findByRole('dialog', { name: /1002/ })).toBeTruthy()
  expect(await screen.findByText(/^操作成功，指令 /)).toBeTruthy()
})

test('where it was the last one, the drawer closes and says so', async () => {
  let rows: readonly OrderRow[] = [{ ...sampleRow, actions: ['sign'] }]
  const server = allowing('sign')
    .answer(getTransferList, () => cursorPageOf(rows))
    .answer(sign, () => {
      rows = []
      return moved('待托管人确认')
    })
  stage(SignPage, { server })
  await user.click(await screen.findByRole('button', { name: sampleRow.ORDERNO }))
  await user.click(await screen.findByRole('button', { name: '同意签发' }))
  await confirmIt('同意签发')
  expect(await screen.findByText('当前没有其他待您处理的记录')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the work lists speak both languages', () => expect(missingTexts(workTexts)).toEqual([]))
