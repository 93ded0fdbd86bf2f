import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { deskQueues, deskToday, recentProducts, transferTopics } from '@iisp/transfers/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeskQueuesCard } from './DeskQueuesCard.tsx'
import { DeskTodayCard } from './DeskTodayCard.tsx'
import { RecentProductsCard } from './RecentProductsCard.tsx'

const at = '/new-home'
const queue = (status: '040' | '051', totals: readonly number[]) => ({
  status,
  waiting: (['today', 'one', 'few', 'week', 'longer'] as const).map((id, place) => ({
    class: id,
    total: totals[place] ?? 0,
  })),
})
const none = { total: 0, sum: '0.00' }
const day = (moment: object = {}) => ({
  moment: { bar: null, today: '2026-11-20', time: '14:17', from: '09:00', to: '16:30', ...moment },
  twoPersons: true,
  money: [
    { status: '040' as const, out: { total: 2, sum: '30.50' }, in: none },
    { status: '070' as const, out: { total: 1, sum: '90071992547409.93' }, in: { total: 3, sum: '5.00' } },
  ],
  capped: false,
})

test('the queues show how many orders have waited how long; a number opens exactly these orders, and none opens nothing', async () => {
  let longer = 1200
  const server = new FakeServer().answer(deskQueues, () => ({
    queues: [queue('040', [3, 0, 2, 0, longer]), queue('051', [])],
    capped: false,
  }))
  const { user, openMenu, push } = stage(DeskQueuesCard, { server, at })
  await user.click(await screen.findByRole('button', { name: '待托管人确认 8天以上 1,200笔' }))
  expect(openMenu).toHaveBeenCalledWith('90101', 'proStatus=040&waiting=longer')
  expect(screen.queryByRole('button', { name: /待划款/ })).toBeNull()
  longer = 1201
  await push(transferTopics.orderChanged)
  expect(await screen.findByRole('button', { name: /1,201笔/ })).toBeTruthy()
})

test('without orders at the desk the card says so', async () => {
  const server = new FakeServer().answer(deskQueues, () => ({ queues: [queue('040', [])], capped: false }))
  stage(DeskQueuesCard, { server, at })
  expect(await screen.findByText('暂无待处理的指令')).toBeTruthy()
})

test('the money of today by state; a state opens its orders of today', async () => {
  const { user, openMenu } = stage(DeskTodayCard, {
    server: new FakeServer().answer(deskToday, () => day()),
    at,
  })
  expect(
    await screen.findByText('今日划款日的指令已付出 90,071,992,547,409.93 元，已收到 5.00 元'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^划款成功.*付款 1 笔，收款 3 笔/ }))
  expect(openMenu).toHaveBeenCalledWith('90101', 'proStatus=070&from=2026-11-20&to=2026-11-20')
})

test.each([
  [{}, '开放至 16:30'],
  [{ bar: 'before-hours', time: '08:30' }, '未开放，09:00 开始'],
  [{ bar: 'after-cut-off', time: '17:00' }, '今日已于 16:30 关闭'],
  [{ bar: 'closed-day' }, '今日关闭（非工作日）'],
])('the hours of the desk at %o: %s', async (moment, text) => {
  stage(DeskTodayCard, { server: new FakeServer().answer(deskToday, () => day(moment)), at })
  const lines = (await screen.findAllByRole('listitem')).map((line) => line.textContent)
  expect(lines.slice(0, 2)).toEqual([
    `执行划款（大额支付）${text}工作日 09:00–16:30，以工作日历为准`,
    `待划款指令自动释放${text}同一时段；16:30 后仍未付的当日指令记为失败`,
  ])
  expect(lines[2]).toContain('全天开放')
  expect(lines[3]).toContain('须由两人完成')
})

test('a recent product opens its orders and a new one; a product that takes none offers none', async () => {
  const product = {
    id: '7',
    productNo: 'SXA001',
    productName: '远山一号',
    usable: true,
    at: '2026-11-20 10:00:00',
  }
  const server = new FakeServer().answer(recentProducts, () => [
    product,
    { ...product, id: '8', productName: '远山二号', usable: false },
  ])
  const { user, openMenu } = stage(RecentProductsCard, { server, at })
  await user.click(await screen.findByRole('button', { name: /远山二号/ }))
  expect(openMenu).toHaveBeenLastCalledWith('10102', 'productIds=8')
  const offers = screen.getAllByRole('button', { name: /新建指令/ })
  expect(offers).toHaveLength(1)
  await user.click(offers[0] as HTMLElement)
  expect(openMenu).toHaveBeenLastCalledWith('10101', 'productId=7')
})
