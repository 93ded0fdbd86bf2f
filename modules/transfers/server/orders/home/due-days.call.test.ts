import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deskList } from '../../../contract/desk/desk.ts'
import { deskByDay, ordersByDay } from '../../../contract/orders/due-days.ts'
import { getTransferList } from '../../../contract/orders/list.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { fromFen, toFen } from '../../../rules/ledger/fen.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp.close())

const paid = (list: readonly { PAYFLAG: string; AMOUNT: string }[]) =>
  fromFen(list.filter((row) => row.PAYFLAG === '1').reduce((sum, row) => sum + toFen(row.AMOUNT), 0n))

test('each day counts the orders of the list that it opens, and sums their payments; no open order is left out', async () => {
  const operator = await iisp.as('lin.jing')
  const { days, capped } = await operator.ok(ordersByDay, {})
  const proStatus = orderFlow.sets.open.join(',')
  for (const { from, to, total, payments, notAccepted } of days) {
    const { list } = await operator.ok(getTransferList, {
      proStatus,
      startDate: from,
      endDate: to,
      pageSize: -1,
    })
    const early = list.filter((row) => ['010', '011', '020', '030', '040'].includes(row.PROSTATUS))
    expect([from, total, payments, notAccepted]).toEqual([from, list.length, paid(list), early.length])
  }
  const all = await operator.ok(getTransferList, { proStatus, pageSize: -1 })
  expect(days.reduce((sum, { total }) => sum + total, 0)).toBe(all.list.length)
  expect(all.list.length).toBeGreaterThan(0)
  expect(capped).toBe(false)
})

test('the desk counts the orders of all institutions that are at the desk', async () => {
  const custodian = await iisp.as('zhao.tuo')
  const { days } = await custodian.ok(deskByDay, {})
  const all = await custodian.ok(deskList, { pageSize: -1 })
  expect(days.reduce((sum, { total }) => sum + total, 0)).toBe(all.list.length)
  expect(new Set(all.list.map((row) => row.MANAGERNAME)).size).toBeGreaterThan(1)
  for (const { from, to, total, notAccepted } of days) {
    const { list } = await custodian.ok(deskList, { startDate: from, endDate: to, pageSize: -1 })
    const waiting = list.filter((row) => row.PROSTATUS === '040')
    expect([from, total, notAccepted]).toEqual([from, list.length, waiting.length])
  }
})

test.each([
  ['2026-11-20T08:30:00+08:00', 'before-hours', '2026-11-20'],
  ['2026-11-20T16:30:00+08:00', null, '2026-11-20'],
  ['2026-11-20T16:31:00+08:00', 'after-cut-off', '2026-11-23'],
  ['2026-11-21T10:00:00+08:00', 'closed-day', '2026-11-23'],
])('at %s the payment day and what bars payments are named (%s)', async (now, bar, paymentDay) => {
  const before = iisp.clock.now().toISOString()
  iisp.clock.set(now)
  const { moment } = await (await iisp.as('zhao.tuo')).ok(deskByDay, {})
  iisp.clock.set(before)
  expect(moment).toMatchObject({ bar, paymentDay, from: '09:00', to: '16:30', time: now.slice(11, 16) })
})

test('nobody sees the days of others', async () => {
  const own = async (name: string) => (await (await iisp.as(name)).ok(ordersByDay, {})).days
  const count = async (name: string) => (await own(name)).reduce((sum, { total }) => sum + total, 0)
  const { rows } = await iisp.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM transfers.transfer_order WHERE institution_id = 'M002' AND status = ANY($1)`,
    [orderFlow.sets.open],
  )
  expect(await count('he.yu')).toBe(rows[0]?.n)
  expect((await (await iisp.as('zhao.tuo')).send(ordersByDay, {})).status).toBe(403)
  expect((await (await iisp.as('lin.jing')).send(deskByDay, {})).status).toBe(403)
  expect((await iisp.visitor().send(deskByDay, {})).status).toBe(401)
})
