import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cashAhead } from '../../../contract/orders/cash-ahead.ts'
import { getTransferList } from '../../../contract/orders/list.ts'
import { fromFen, toFen } from '../../../rules/ledger/fen.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
})
afterAll(() => iisp.close())

test('each day counts the payments of the list that it opens, and takes them from the balance of the books', async () => {
  const operator = await iisp.as('lin.jing')
  const { days, balance, accounts, capped } = await operator.ok(cashAhead, {})
  const { rows } = await iisp.owner.query<{ sum: string; n: number }>(
    `SELECT sum(balance)::text AS sum, count(*)::int AS n FROM transfers.ledger_account
     WHERE institution_id = 'M001' AND kind = 'custody'`,
  )
  expect([balance, accounts, capped]).toEqual([rows[0]?.sum, rows[0]?.n, false])
  expect(days.map(({ to }) => to)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
  ])
  let left = toFen(balance)
  for (const day of days) {
    const { list } = await operator.ok(getTransferList, {
      proStatus: '020,030,040,050,051',
      payFlag: '1',
      startDate: day.from,
      endDate: day.to,
      pageSize: -1,
    })
    const payments = list.reduce((sum, row) => sum + toFen(row.AMOUNT), 0n)
    left -= payments
    expect(day).toMatchObject({ total: list.length, payments: fromFen(payments), left: fromFen(left) })
  }
  expect(days.some(({ total }) => total > 0)).toBe(true)
})

test('an account that cannot pay what is due is named with its day and what it lacks', async () => {
  const operator = await iisp.as('he.yu')
  const { rows } = await iisp.owner.query<{ id: string; custody_account_no: string; balance: string }>(
    `SELECT o.id, o.custody_account_no, l.balance FROM transfers.transfer_order o
     JOIN transfers.ledger_account l USING (custody_account_id)
     WHERE o.institution_id = 'M002' AND o.status IN ('020', '030', '040') AND o.pays LIMIT 1`,
  )
  const [order] = rows
  const amount = fromFen(toFen(order?.balance ?? '') + 1n)
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET frozen = 0, amount = $2, transfer_date = '2026-11-23' WHERE id = $1`,
    [order?.id, amount],
  )
  await iisp.owner.query(
    `UPDATE transfers.transfer_order SET status = '090' WHERE custody_account_no = $1 AND id <> $2 AND status < '070'`,
    [order?.custody_account_no, order?.id],
  )
  const { short } = await operator.ok(cashAhead, {})
  expect(short).toContainEqual(
    expect.objectContaining({ accountNo: order?.custody_account_no, day: '2026-11-23', missing: '0.01' }),
  )
})

test('nobody sees the cash of others', async () => {
  const other = await (await iisp.as('he.yu')).ok(cashAhead, {})
  const { rows } = await iisp.owner.query<{ sum: string }>(
    `SELECT sum(balance)::text AS sum FROM transfers.ledger_account WHERE institution_id = 'M002' AND kind = 'custody'`,
  )
  expect(other.balance).toBe(rows[0]?.sum)
  expect((await (await iisp.as('zhao.tuo')).send(cashAhead, {})).status).toBe(403)
  expect((await iisp.visitor().send(cashAhead, {})).status).toBe(401)
})
