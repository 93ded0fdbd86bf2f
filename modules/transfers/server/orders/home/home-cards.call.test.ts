import { type Iisp, startIisp } from '@iisp/testing/iisp'
import type { TestClient } from '@iisp/testing/test-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { orderStages, ordersBack } from '../../../contract/orders/home-cards.ts'
import { getTransferList } from '../../../contract/orders/list.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { toFen } from '../../../rules/ledger/fen.ts'

let iisp: Iisp
let operator: TestClient
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  await iisp.owner.query(`UPDATE transfers.transfer_order SET failure_open = true WHERE status = '080'`)
  operator = await iisp.as('lin.jing')
})
afterAll(() => iisp.close())

test('each stage counts the orders of the list that it opens, and sums their payments to the cent', async () => {
  const stages = await operator.ok(orderStages, {})
  expect(stages.map(({ status }) => status)).toEqual(orderFlow.sets.open)
  expect(stages.some(({ total }) => total > 0)).toBe(true)
  for (const { status, total, totalCapped, payments } of stages) {
    const { list } = await operator.ok(getTransferList, { proStatus: status, pageSize: -1 })
    const fen = list.filter((row) => row.PAYFLAG === '1').reduce((sum, row) => sum + toFen(row.AMOUNT), 0n)
    expect([status, total, totalCapped]).toEqual([status, list.length, false])
    expect([status, toFen(payments ?? '')]).toEqual([status, fen])
  }
})

test('what came back is the institution’s own, with its reason, the last first', async () => {
  const { list, more } = await operator.ok(ordersBack, {})
  const { rows } = await iisp.owner.query<{ id: string; reason: string }>(
    `SELECT o.id::text, o.return_reason AS reason FROM transfers.transfer_order o
     WHERE institution_id = 'M001' AND (status = '011' AND sent_back = 'return' OR status = '080')
     ORDER BY (SELECT max(at) FROM transfers.order_step s
       WHERE s.order_id = o.id AND s.to_status = o.status AND s.from_status <> s.to_status) DESC, id DESC`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(list.map(({ id, reason }) => ({ id, reason }))).toEqual(rows.slice(0, 5))
  expect(more).toBe(rows.length > 5)
})

test('orders of other institutions never count', async () => {
  const total = async (client: TestClient) =>
    (await client.ok(orderStages, {})).reduce((sum, stage) => sum + stage.total, 0)
  const before = await total(operator)
  const { rows } = await iisp.owner.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM transfers.transfer_order WHERE status = ANY($1)`,
    [orderFlow.sets.open],
  )
  expect(before).toBeLessThan(rows[0]?.n ?? 0)
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET return_reason = '他人的原因' WHERE institution_id <> 'M001'`,
  )
  expect(JSON.stringify(await operator.ok(ordersBack, {}))).not.toContain('他人的原因')
  expect((await (await iisp.as('zhao.tuo')).send(orderStages, {})).status).toBe(403)
  expect((await iisp.visitor().send(ordersBack, {})).status).toBe(401)
})
