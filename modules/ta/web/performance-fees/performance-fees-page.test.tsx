import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type PerformanceOwed,
  type PerformancePayment,
  performanceNoteDecide,
  performanceOwedList,
  performancePaidByHand,
  performancePay,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import { dialogWith } from '../test/dialog-with.ts'
import { performanceFeeTexts } from './performance-fee-texts.ts'
import { PerformanceFeesPage } from './PerformanceFeesPage.tsx'

const fund: PerformanceOwed = {
  id: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  institutionName: '远山基金',
  owed: '24000.00',
  paying: '6000.00',
  payee: {
    name: '远山私募基金管理有限公司',
    accountNo: '110060149010200399',
    bank: '招商银行北京建国路支行',
    branchNo: '',
  },
  cash: '30000.00',
  lastPaidOn: '2026-11-12',
  actions: ['pay', 'paidByHand'],
}
const payments: PerformancePayment[] = [
  {
    id: '12',
    amount: '6000.00',
    orderNo: 'HK2026111200000012',
    state: 'underWay',
    reason: '',
    person: '季登',
    decidedBy: '',
    at: '2026-11-12 10:00:00',
    version: 1,
    actions: [],
  },
  {
    id: '11',
    amount: '500.00',
    orderNo: null,
    state: 'byHand',
    reason: '指令HK1已付',
    person: '鲍禾',
    decidedBy: '季登',
    at: '2026-11-11 10:00:00',
    version: 2,
    actions: [],
  },
]
const pageOf = <R,>(list: R[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20 })
async function opened(shown: PerformanceOwed, made: PerformancePayment[] = []) {
  const server = new FakeServer()
    .answer(performanceOwedList, () => pageOf([shown]))
    .answer(performancePaymentList, () => pageOf(made))
    .answer(performancePay, () => ({ id: '13', orderNo: 'HK2026111300000013', transferDate: '2026-11-13' }))
    .answer(performancePaidByHand, () => ({ id: '14' }))
  const page = stage(PerformanceFeesPage, {
    server,
    at: '/operations/ta-performance-payments?detail=100001',
  })
  const drawer = within(await screen.findByRole('dialog', { name: '远山稳健一号业绩报酬支付' }))
  return { ...page, server, drawer }
}

test('the to-do opens the funds that need an action, and all funds are one press away', async () => {
  const server = new FakeServer().answer(performanceOwedList, () => pageOf([fund]))
  const { user } = stage(PerformanceFeesPage, { server, at: '/operations/ta-performance-payments?open=1' })
  await screen.findByText('远山稳健一号')
  expect(server.asked(performanceOwedList).at(-1)).toMatchObject({ open: true })
  await user.click(screen.getByRole('radio', { name: '全部' }))
  await waitFor(() => expect(server.asked(performanceOwedList).at(-1)).not.toHaveProperty('open', true))
})

test('a fund that a payment takes out of the list offers nothing more in its drawer', async () => {
  let isPaid = false
  const paid = { ...fund, owed: '0.00', cash: null, actions: [] }
  const server = new FakeServer()
    .answer(performanceOwedList, ({ productId }) =>
      pageOf(isPaid ? (productId === fund.id ? [paid] : []) : [fund]),
    )
    .answer(performancePaymentList, () => pageOf([]))
    .answer(performancePay, () => {
      isPaid = true
      return { id: '13', orderNo: 'HK2026111300000013', transferDate: '2026-11-13' }
    })
  const at = '/operations/ta-performance-payments?open=1&detail=100001'
  const { user } = stage(PerformanceFeesPage, { server, at })
  const drawer = within(await screen.findByRole('dialog', { name: '远山稳健一号业绩报酬支付' }))
  await user.click(drawer.getByRole('button', { name: '支付' }))
  const text = await screen.findByText(/业绩报酬24,000\.00元划付至/)
  const question = within(text.closest<HTMLElement>('[role=dialog]') ?? document.body)
  await user.click(question.getByRole('button', { name: /支\s*付/ }))
  await drawer.findByText('没有应付未付的业绩报酬。')
  expect(drawer.queryByRole('button', { name: '支付' })).toBe(null)
})

test('the debt, its payee and its payments with their states are shown', async () => {
  const { server, drawer } = await opened(fund, payments)
  expect(server.asked(performancePaymentList)[0]).toMatchObject({ productId: '100001' })
  for (const fact of ['24,000.00', '远山私募基金管理有限公司', '110060149010200399', '2026-11-12'])
    expect(await drawer.findByText(fact)).toBeTruthy()
  const made = within(drawer.getByRole('table', { name: '支付记录' }))
  for (const cell of ['HK2026111200000012', '支付中', '已自行支付', '指令HK1已付'])
    expect(await made.findByText(cell)).toBeTruthy()
})

test('all that is owed is paid after a question that names amount and account; the order is named', async () => {
  const { server, user, drawer } = await opened(fund)
  await user.click(drawer.getByRole('button', { name: /^支\s*付$/ }))
  const text = await screen.findByText(
    /业绩报酬24,000\.00元划付至远山私募基金管理有限公司，账号110060149010200399/,
  )
  const question = within(text.closest<HTMLElement>('[role=dialog]') ?? document.body)
  await user.click(question.getByRole('button', { name: /支\s*付/ }))
  await waitFor(() =>
    expect(server.asked(performancePay)).toEqual([{ productId: '100001', amount: '24000.00' }]),
  )
  expect(await screen.findByText(/已生成划款指令HK2026111300000013，划款日期2026-11-13/)).toBeTruthy()
})

test('a manual payment of a part is recorded, with a note and at most the amount owed', async () => {
  const { server, user, drawer } = await opened(fund)
  await user.click(drawer.getByRole('button', { name: '登记已自行支付' }))
  const form = await dialogWith(/已支付金额/)
  const amount = form.getByLabelText(/已支付金额/)
  await user.clear(amount)
  await user.type(amount, '24000.01')
  await user.click(form.getByRole('button', { name: /登\s*记/ }))
  expect(await form.findByText('已支付金额不能超过应付未付的24,000.00元')).toBeTruthy()
  expect(form.getByText('请填写说明')).toBeTruthy()
  expect(server.asked(performancePaidByHand)).toEqual([])
  await user.clear(amount)
  await user.type(amount, '4000')
  await user.type(form.getByLabelText(/说明$/), '指令HK2已付')
  await user.click(form.getByRole('button', { name: /登\s*记/ }))
  await waitFor(() =>
    expect(server.asked(performancePaidByHand)).toEqual([
      { productId: '100001', owed: '24000.00', amount: '4000.00', reason: '指令HK2已付' },
    ]),
  )
})

test('a manual payment recorded by another person is confirmed after a question, or cancelled with a reason', async () => {
  const noted: PerformancePayment = {
    id: '15',
    amount: '4000.00',
    orderNo: null,
    state: 'toConfirm',
    reason: '指令HK2已付',
    person: '鲍禾',
    decidedBy: '',
    at: '2026-11-13 10:00:00',
    version: 1,
    actions: ['confirm', 'cancel'],
  }
  const { user, server, drawer } = await opened(fund, [noted])
  server.answer(performanceNoteDecide, () => ({ state: 'confirmed' }))
  const made = within(drawer.getByRole('table', { name: '支付记录' }))
  expect(await made.findByText('已自行支付，待另一人确认')).toBeTruthy()
  await user.click(made.getByRole('button', { name: /确\s*认/ }))
  const question = await screen.findByText(/已核对该笔4,000\.00元确已支付给管理人（指令HK2已付）/)
  const dialog = within(question.closest<HTMLElement>('[role=dialog]') ?? document.body)
  await user.click(dialog.getByRole('button', { name: /确\s*认/ }))
  const id = { id: '15', version: 1 }
  await waitFor(() => expect(server.asked(performanceNoteDecide)).toEqual([{ ...id, action: 'confirm' }]))
  await user.click(made.getByRole('button', { name: '取消登记' }))
  const why = await dialogWith(/取消原因/)
  await user.type(why.getByLabelText(/取消原因/), '金额有误')
  await user.click(why.getByRole('button', { name: '取消登记' }))
  await waitFor(() =>
    expect(server.asked(performanceNoteDecide).at(-1)).toEqual({
      ...id,
      action: 'cancel',
      reason: '金额有误',
    }),
  )
})

test('the typed values of a manual payment survive a reload', async () => {
  const { unmount, user, drawer } = await opened(fund)
  await user.click(drawer.getByRole('button', { name: '登记已自行支付' }))
  await user.type((await dialogWith(/已支付金额/)).getByLabelText(/说明$/), '指令HK2已付')
  unmount()

  const again = await opened(fund)
  await again.user.click(again.drawer.getByRole('button', { name: '登记已自行支付' }))
  expect((await dialogWith(/已支付金额/)).getByLabelText(/说明$/)).toHaveProperty('value', '指令HK2已付')
})

test('without a payee no order is offered, and it is said where the payee is entered', async () => {
  const { drawer } = await opened({ ...fund, payee: null, actions: ['paidByHand'] })
  expect(await drawer.findByText(/请在“产品条款”的“费用支付”中录入/)).toBeTruthy()
  expect(drawer.getByRole('button', { name: '登记已自行支付' })).toBeTruthy()
  expect(drawer.queryByRole('button', { name: /^支\s*付$/ })).toBeNull()
})

test('where the custody account cannot pay, that is said instead of offering it', async () => {
  const { drawer } = await opened({ ...fund, cash: '23999.99', actions: ['paidByHand'] })
  expect(await drawer.findByText(/托管户可用余额不足，不能发起划款/)).toBeTruthy()
  expect(drawer.getByText('23,999.99')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: /^支\s*付$/ })).toBeNull()
})

test.each([
  ['-100.00', /超出部分由以后提取的业绩报酬抵扣/],
  ['0.00', /没有应付未付的业绩报酬/],
])('where %s is owed nothing is offered, and it is said why', async (owed, why) => {
  const { drawer } = await opened({ ...fund, owed, actions: [] })
  expect(await drawer.findByText(why)).toBeTruthy()
  expect(drawer.queryByRole('button', { name: /支\s*付/ })).toBeNull()
})

test('texts are complete in English', () => expect(missingTexts(performanceFeeTexts as never)).toEqual([]))
