import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deskQueues, deskToday } from '../../contract/desk/desk-cards.ts'
import { deskList } from '../../contract/desk/desk.ts'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { fromFen, toFen } from '../../rules/ledger/fen.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  // every waiting time in every state, and money that was paid today
  await iisp.owner.query(
    `UPDATE transfers.transfer_order o SET submitted_at = $1::timestamptz - n.days * interval '1 day'
     FROM (SELECT id, (ARRAY[0, 1, 2, 3, 4, 7, 8, 400])[1 + (row_number() OVER (PARTITION BY status ORDER BY id)) % 8] AS days
       FROM transfers.transfer_order WHERE status = ANY($2)) n WHERE n.id = o.id`,
    [iisp.clock.now(), orderFlow.sets.atDesk],
  )
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET transfer_date = $1::timestamptz::date WHERE id IN (
       SELECT id FROM transfers.transfer_order WHERE status = '070' ORDER BY amount DESC LIMIT 20)`,
    [iisp.clock.now()],
  )
})
afterAll(() => iisp.close())
const custodianNow = () => iisp.as('zhao.tuo')

test('each number of a queue is that of the list that it opens, and no order at the desk is left out', async () => {
  const custodian = await custodianNow()
  const { queues, capped } = await custodian.ok(deskQueues, {})
  expect(queues.map(({ status }) => status)).toEqual(orderFlow.sets.atDesk)
  for (const { status, waiting } of queues)
    for (const { class: id, total } of waiting) {
      const { list } = await custodian.ok(deskList, { proStatus: status, waiting: id, pageSize: -1 })
      expect([status, id, total]).toEqual([status, id, list.length])
    }
  const all = await custodian.ok(deskList, { pageSize: -1 })
  const counted = queues.flatMap(({ waiting }) => waiting.map(({ total }) => total))
  expect(counted.reduce((sum, total) => sum + total, 0)).toBe(all.list.length)
  expect(counted.filter((total) => total > 0).length).toBeGreaterThan(4)
  expect(capped).toBe(false)
})

test('an order grows older at midnight in Shanghai', async () => {
  const before = iisp.clock.now().toISOString()
  const today = async () =>
    (await (await custodianNow()).ok(deskQueues, {})).queues.reduce(
      (sum, { waiting }) => sum + (waiting[0]?.total ?? 0),
      0,
    )
  expect(await today()).toBeGreaterThan(0)
  iisp.clock.set(new Date(Date.parse(before) + 86_400_000).toISOString())
  expect(await today()).toBe(0)
  iisp.clock.set(before)
})

test('the money of today is that of the lists which its states open, by direction, to the cent', async () => {
  const custodian = await custodianNow()
  const { moment, money, capped } = await custodian.ok(deskToday, {})
  const day = { startDate: moment.today, endDate: moment.today, pageSize: -1 }
  for (const { status, out, in: received } of money) {
    const { list } = await custodian.ok(deskList, { proStatus: status, ...day })
    const sumOf = (flag: string) => {
      const rows = list.filter((row) => row.PAYFLAG === flag)
      return { total: rows.length, sum: fromFen(rows.reduce((sum, row) => sum + toFen(row.AMOUNT), 0n)) }
    }
    expect([status, out, received]).toEqual([status, sumOf('1'), sumOf('0')])
  }
  expect(money.find(({ status }) => status === '070')?.out.total).toBeGreaterThan(0)
  expect(capped).toBe(false)
})

test.each([
  ['2026-11-20T08:30:00+08:00', 'before-hours'],
  ['2026-11-20T16:30:00+08:00', null],
  ['2026-11-20T16:31:00+08:00', 'after-cut-off'],
  ['2026-11-21T10:00:00+08:00', 'closed-day'],
])('at %s the card says what a payment would be refused with (%s)', async (now, bar) => {
  const before = iisp.clock.now().toISOString()
  iisp.clock.set(now)
  const { moment } = await (await custodianNow()).ok(deskToday, {})
  iisp.clock.set(before)
  expect(moment).toMatchObject({ bar, from: '09:00', to: '16:30', time: now.slice(11, 16) })
})

test('nobody but the desk sees them', async () => {
  for (const call of [deskQueues, deskToday]) {
    expect((await (await iisp.as('lin.jing')).send(call, {})).status).toBe(403)
    expect((await iisp.visitor().send(call, {})).status).toBe(401)
  }
})
