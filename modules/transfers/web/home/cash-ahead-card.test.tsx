import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { cashAhead, transferTopics } from '@iisp/transfers/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CashAheadCard } from './CashAheadCard.tsx'

const at = '/new-home'
const day = (to: string, left: string, total = 0, payments = '0.00', from = to) => ({
  from,
  to,
  total,
  payments,
  left,
})
const answer = {
  today: '2026-11-20',
  accounts: 12,
  balance: '100.00',
  days: [
    day('2026-11-20', '70.00', 2, '30.00', '2026-11-02'),
    day('2026-11-23', '40.00', 1, '30.00', '2026-11-21'),
    day('2026-11-24', '40.00'),
  ],
  short: [],
  moreShort: false,
  capped: false,
}
const marks = () => screen.getAllByRole('button', { name: /当日付款后余额/ }).map((mark) => mark.ariaLabel)

test('each day says what is left and what is paid, the lowest point is marked, and a day opens exactly its payments', async () => {
  const { user, openMenu } = stage(CashAheadCard, {
    server: new FakeServer().answer(cashAhead, () => answer),
    at,
  })
  expect(await screen.findByText('付清至 11-24 的付款后余 40.00 元')).toBeTruthy()
  expect(screen.getByText('12个账户当前余额').textContent).toBe('12个账户当前余额100.00 元')
  expect(marks()).toEqual([
    '今日 11-20 周五 · 当日付款后余额 70.00 元 · 付款 2 笔，30.00 元',
    '11-23 周一 · 当日付款后余额 40.00 元 · 最低 · 付款 1 笔，30.00 元',
    '11-24 周二 · 当日付款后余额 40.00 元 · 付款 0 笔，0.00 元',
  ])
  await user.click(screen.getByRole('button', { name: /^11-23/ }))
  expect(openMenu).toHaveBeenCalledWith(
    '10102',
    'proStatus=020,030,040,050,051&payFlag=1&from=2026-11-21&to=2026-11-23',
  )
})

test('an account that runs short is named and opens its payments; a day without enough money stands out', async () => {
  const short = [
    { accountNo: '755900', productId: '7', productName: '远山稳健一号', day: '2026-11-23', missing: '8.00' },
  ]
  const days = [day('2026-11-20', '5.00'), day('2026-11-23', '-8.00', 1, '13.00')]
  const server = new FakeServer().answer(cashAhead, () => ({ ...answer, days, short, moreShort: true }))
  const { user, openMenu } = stage(CashAheadCard, { server, at })
  expect(await screen.findByText('全部付清尚缺 8.00 元')).toBeTruthy()
  expect(marks()[1]).toBe('11-23 周一 · 当日付款后余额 -8.00 元 · 不足 · 付款 1 笔，13.00 元')
  expect(screen.getByText('另有其他账户余额不足')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /远山稳健一号.*11-23 起不足，共缺 8.00 元/ }))
  expect(openMenu).toHaveBeenCalledWith('10102', expect.stringContaining('productIds=7'))
})

test('without payments it says so, and it follows what others do', async () => {
  let days = [day('2026-11-20', '100.00')]
  const server = new FakeServer().answer(cashAhead, () => ({ ...answer, days }))
  const { push } = stage(CashAheadCard, { server, at })
  expect(await screen.findByText('未来几个工作日没有待付的指令')).toBeTruthy()
  expect(marks()[0]).not.toContain('最低')
  days = [day('2026-11-20', '70.00', 2, '30.00')]
  await push(transferTopics.orderChanged)
  expect(await screen.findByText('付清至 11-20 的付款后余 70.00 元')).toBeTruthy()
})
