import { system } from '@iisp/server'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { getTransferList } from '../../contract/orders/list.ts'
import { deskAccept } from '../../contract/desk/desk.ts'
import { getRemainBalanceByAccountNewRV } from '../../contract/ledger.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { review, sign } from '../../contract/orders/steps.ts'
import { checkInvariants } from '../../fixtures/check-invariants.ts'
import { releaseWaiting } from './release-waiting.ts'
import { type Draft, draftOf, submitted } from '../test/new-order.ts'
import { transferPeople } from '../test/start-transfers.ts'

let iisp: Iisp | undefined
let people: Awaited<ReturnType<typeof transferPeople>>

beforeEach(async () => {
  await iisp?.close()
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
  people = await transferPeople(iisp)
})
afterAll(async () => {
  expect(await checkInvariants(iisp!.db.reader(system('test')))).toEqual([])
  await iisp!.close()
})

/** An order that the custodian has accepted and that waits. */
async function waiting(change: Partial<Draft>): Promise<string> {
  const order = await submitted(people.operator, draftOf(people.form, change))
  const reviewed = await people.reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  const signed = await people.signer.ok(sign, { id: order.id, version: reviewed.version, result: '1' })
  const accepted = await people.desk.ok(deskAccept, { id: order.id, version: signed.version })
  expect(accepted.proStatus).toBe('051')
  return order.id
}
/** An order for more than the account holds, that is tried again until its day is over. */
async function beyondBalance(): Promise<string> {
  const { AVAILABLE } = await people.operator.ok(getRemainBalanceByAccountNewRV, {
    account: people.form.custody.ACCT_NO,
  })
  return waiting({ amount: (Number(AVAILABLE) + 1).toFixed(2), retryFlag: '1', traDate: '2026-11-23' })
}
const runAt = (at: string) => {
  const actor = system('test')
  return iisp!.db.transact(actor, (db) =>
    releaseWaiting.run(db, new Date(at), iisp!.portal.dispatcher.within(actor, db)),
  )
}
const stateOf = async (id: string) => (await people.operator.ok(getDebitTransferDetail, { id })).PROSTATUS

test('an order that waits for its day is paid on that day, within hours, and once', async () => {
  const id = await waiting({ btqhk: '1', traDate: '2026-11-23' })
  await runAt('2026-11-22T10:00:00+08:00')
  expect(await stateOf(id)).toBe('051')
  await runAt('2026-11-23T08:59:00+08:00')
  expect(await stateOf(id)).toBe('051')
  await runAt('2026-11-23T09:00:00+08:00')
  expect(await stateOf(id)).toBe('060')
  await runAt('2026-11-23T09:01:00+08:00')
  expect(await stateOf(id)).toBe('060')
})

test('an order that waits for money fails when its day is over', async () => {
  const id = await beyondBalance()
  await runAt('2026-11-23T16:30:00+08:00')
  expect(await stateOf(id)).toBe('051')
  await runAt('2026-11-23T16:31:00+08:00')
  expect(await stateOf(id)).toBe('080')
})

test('and is paid when the money has come', async () => {
  const id = await beyondBalance()
  await iisp!.owner.query(`SELECT transfers.record_receipt($1, 1, '申购款')`, [people.form.custody.ZHBH])
  await runAt('2026-11-23T10:00:00+08:00')
  expect(await stateOf(id)).toBe('060')
})

test('orders that go on waiting do not keep the later ones from being paid', async () => {
  const id = await waiting({ btqhk: '1', traDate: '2026-11-23' })
  const before = await iisp!.owner.query(
    `UPDATE transfers.transfer_order SET status = '051', documents_missing = true, transfer_date = '2026-11-23'
     WHERE id IN (SELECT id FROM transfers.transfer_order WHERE id < $1 AND status = '070' ORDER BY id LIMIT 60)`,
    [id],
  )
  expect(before.rowCount).toBe(60)
  await runAt('2026-11-23T09:00:00+08:00')
  expect(await stateOf(id)).toBe('060')
  await iisp!.owner.query(
    `UPDATE transfers.transfer_order SET status = '070', documents_missing = false WHERE status = '051'`,
  )
})

test('an order whose day became a holiday is not paid on it', async () => {
  const id = await waiting({ btqhk: '1', traDate: '2026-11-23' })
  await iisp!.owner.query(`UPDATE reference.calendar_day SET statutory = false WHERE date = '2026-11-23'`)
  await runAt('2026-11-23T10:00:00+08:00')
  expect(await stateOf(id)).toBe('051')
})

test("the demonstration's orders can be reviewed and signed", async () => {
  const next = { '020': [people.reviewer, review], '030': [people.signer, sign] } as const
  for (const [status, [client, call]] of Object.entries(next)) {
    const { list } = await client.ok(getTransferList, { proStatus: status })
    const open = list.find((row) => row.actions.length > 0)!
    const answer = await client.send(call, { id: open.ID, version: open.VERSION, result: '1' })
    expect([status, answer.status, answer.body.msg]).toEqual([status, 200, ''])
  }
})
