import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { getTransferList } from '../../../contract/orders/list.ts'
import { ordersToReview, ordersToSign } from '../../../contract/orders/to-check.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp.close())

const reviewable = `institution_id = 'M001' AND status = '020'
  AND NOT (SELECT person_id::text FROM identity.reach WHERE email = 'zhou.hang@yuanshan.example' LIMIT 1) = ANY(makers)`

test('what waits for the reviewer is counted with its sum, and each payment to a new payee is named', async () => {
  const reviewer = await iisp.as('zhou.hang')
  const { rows: first } = await iisp.owner.query<{ id: string }>(
    `UPDATE transfers.transfer_order SET partner_account_no = '6222000099990000'
     WHERE id = (SELECT max(id) FROM transfers.transfer_order WHERE ${reviewable} AND pays) RETURNING id`,
  )
  const found = await reviewer.ok(ordersToReview, {})
  const { rows } = await iisp.owner.query<{ n: number; sum: string }>(
    `SELECT count(*)::int AS n, coalesce(sum(amount) FILTER (WHERE pays), 0)::text AS sum
     FROM transfers.transfer_order WHERE ${reviewable}`,
  )
  expect([found.total, found.payments, found.totalCapped]).toEqual([rows[0]?.n, rows[0]?.sum, false])
  expect(found.looked).toBe(found.total)
  expect(found.list.find(({ id }) => id === first[0]?.id)?.reasons).toContain('first-payment')
  const marked = (await reviewer.ok(getTransferList, { proStatus: '020', pageSize: -1 })).list
  for (const { id, reasons } of found.list) {
    const mark = marked.find(({ ID }) => ID === id)?.PAYEEMARK
    expect([id, reasons.includes('first-payment')]).toEqual([id, mark === '1'])
  }
  expect(found.unusual).toBeGreaterThanOrEqual(found.list.length)
})

test('a payment above all recent ones to its account, submitted at night, stands first with its reasons', async () => {
  const { rows } = await iisp.owner.query<{ id: string; partner_account_no: string }>(
    `SELECT id, partner_account_no FROM transfers.transfer_order WHERE ${reviewable} AND pays ORDER BY id DESC LIMIT 1`,
  )
  const [order] = rows
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET partner_account_no = $1, partner_name = o.partner_name, status = '070', frozen = 0,
       partner_bank = o.partner_bank, partner_branch_no = o.partner_branch_no, pays = true, amount = 100,
       submitted_at = '2026-11-01 10:00:00+08'
     FROM (SELECT partner_name, partner_bank, partner_branch_no FROM transfers.transfer_order WHERE id = $2) o
     WHERE id IN (SELECT id FROM transfers.transfer_order WHERE institution_id = 'M001' AND status >= '070' LIMIT 3)`,
    [order?.partner_account_no, order?.id],
  )
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET submitted_at = '2026-11-19 22:15:00+08', amount = 100.01, frozen = 0 WHERE id = $1`,
    [order?.id],
  )
  const { list } = await (await iisp.as('zhou.hang')).ok(ordersToReview, {})
  const found = list.find(({ id }) => id === order?.id)
  expect(found).toMatchObject({ largest: '100.00', submittedAt: '2026-11-19 22:15:00' })
  expect(found?.reasons).toEqual(expect.arrayContaining(['above-usual', 'out-of-hours']))
})

test('what a person made waits for others, and a reviewer does not see what waits for a signature', async () => {
  const total = async () => (await (await iisp.as('shen.li')).ok(ordersToSign, {})).total
  const before = await total()
  expect(before).toBeGreaterThan(0)
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET makers = makers ||
       (SELECT person_id::text FROM identity.reach WHERE email = 'shen.li@yuanshan.example' LIMIT 1)
     WHERE id = (SELECT id FROM transfers.transfer_order WHERE institution_id = 'M001' AND status = '030' LIMIT 1)`,
  )
  expect(await total()).toBe(before - 1)
  expect((await (await iisp.as('zhou.hang')).send(ordersToSign, {})).status).toBe(403)
  expect((await (await iisp.as('lin.jing')).send(ordersToReview, {})).status).toBe(403)
  expect((await iisp.visitor().send(ordersToReview, {})).status).toBe(401)
})
