import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { type DueDay, deskByDay, ordersByDay, transferTopics } from '@iisp/transfers/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeskByDayCard, OrdersByDayCard } from './DueDaysCard.tsx'

const at = '/new-home'
const day = (to: string, of: Partial<DueDay> = {}): DueDay => ({
  kind: 'day',
  from: to,
  to,
  total: 0,
  notAccepted: 0,
  payments: '0.00',
  ...of,
})
const open = {
  bar: null,
  today: '2026-11-20',
  time: '14:17',
  from: '09:00',
  to: '16:30',
  paymentDay: '2026-11-20',
}
const days = [
  day('2026-11-19', { kind: 'overdue', from: '2026-11-02', total: 2, payments: '5.00' }),
  day('2026-11-20', { total: 4, notAccepted: 3, payments: '1234567.89' }),
  day('2026-11-23', { from: '2026-11-21' }),
]
const answer = (moment: object = {}) => ({ moment: { ...open, ...moment }, days, capped: false })
const shows = (moment: object) =>
  stage(OrdersByDayCard, { server: new FakeServer().answer(ordersByDay, () => answer(moment)), at })

test('each day shows its orders, what is not accepted and what is to pay; it opens the list of these orders', async () => {
  const { user, openMenu } = shows({})
  const today = await screen.findByRole('button', { name: /今日/ })
  expect(today.textContent).toBe('今日 11-20 周五其中3笔托管人未受理 · 付款 1,234,567.89 元4笔')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /11-23 周一/ }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: /已逾期/ }))
  expect(openMenu).toHaveBeenCalledWith(
    '10102',
    'proStatus=010,011,020,030,040,050,051,060&from=2026-11-02&to=2026-11-19',
  )
})

test.each([
  [{}, '距今日划款截止（16:30）还有2小时13分'],
  [{ time: '16:15' }, '距今日划款截止（16:30）还有15分钟'],
  [{ bar: 'before-hours', time: '08:30' }, '距今日划款开始（09:00）还有30分钟'],
  [
    { bar: 'after-cut-off', time: '17:00', paymentDay: '2026-11-23' },
    '今日划款已于16:30截止下一划款日 2026-11-23，09:00–16:30',
  ],
  [{ bar: 'closed-day', paymentDay: null }, '今日非工作日，不划款'],
])('the clock of %o', async (moment, text) => {
  const { container } = shows(moment)
  await waitFor(() => expect(container.querySelector('p')?.textContent).toBe(text))
})

test('the custodian’s card opens the desk, and follows what others do', async () => {
  let total = 1
  const server = new FakeServer().answer(deskByDay, () => ({
    ...answer(),
    days: [day('2026-11-20', { total, notAccepted: 1 })],
  }))
  const { user, push, openMenu } = stage(DeskByDayCard, { server, at })
  await user.click(await screen.findByRole('button', { name: /其中1笔待受理.*1笔/ }))
  expect(openMenu).toHaveBeenCalledWith('90101', 'proStatus=040,050,051,060&from=2026-11-20&to=2026-11-20')
  total = 2
  await push(transferTopics.orderChanged)
  expect(await screen.findByRole('button', { name: /2笔/ })).toBeTruthy()
})
