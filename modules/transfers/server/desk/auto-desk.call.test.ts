import { system } from '@iisp/server'
import { afterAll, expect, test } from 'vitest'
import { deskAccept, deskRequestDocuments } from '../../contract/desk/desk.ts'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { review, sign } from '../../contract/orders/steps.ts'
import { checkInvariants } from '../../fixtures/check-invariants.ts'
import { autoDesk } from './auto-desk.ts'
import { type Draft, draftOf, submitted } from '../test/new-order.ts'
import { startTransfers } from '../test/start-transfers.ts'

const { iisp, operator, reviewer, signer, desk, form } = await startTransfers()
afterAll(async () => {
  expect(await checkInvariants(iisp.db.reader(system('test')))).toEqual([])
})

const turn = () => {
  const actor = system('auto-desk')
  return iisp.db.transact(actor, (db) =>
    autoDesk(5).run(db, iisp.clock.now(), iisp.portal.dispatcher.within(actor, db)),
  )
}
async function signed(change: Partial<Draft> = {}) {
  const { id, version } = await submitted(operator, draftOf(form, change))
  const reviewed = await reviewer.ok(review, { id, version, result: '1' })
  return signer.ok(sign, { id, version: reviewed.version, result: '1' })
}
const stateOf = async (id: string) =>
  (await iisp.owner.query('SELECT status FROM transfers.transfer_order WHERE id = $1', [id])).rows[0].status

test('an order is accepted, paid and settled, one step a turn, in the name of the automatic desk', async () => {
  const { id } = await signed()
  const states = []
  for (let i = 0; i < 4; i++) {
    await turn()
    states.push(await stateOf(id))
  }
  expect(states).toEqual(['050', '060', '070', '070'])
  const { STEPS } = await operator.ok(getDebitTransferDetail, { id })
  expect(STEPS.slice(-3).map(({ EVENT, PERSON }) => [EVENT, PERSON])).toEqual([
    ['accept', '自动托管台'],
    ['pay', '自动托管台'],
    ['settle', '自动托管台'],
  ])
  const { rows } = await iisp.owner.query(
    'SELECT action, real_person FROM platform.audit WHERE object = $1 ORDER BY seq DESC LIMIT 3',
    [`transfer-order:${id}`],
  )
  expect(rows.map((row) => [row.action, row.real_person])).toEqual([
    ['transfers.settle', 'system:auto-desk'],
    ['transfers.pay', 'system:auto-desk'],
    ['transfers.accept', 'system:auto-desk'],
  ])
})

test('an order that may not be paid before its day waits, and one that lacks documents is left alone', async () => {
  const early = await signed({ btqhk: '1', traDate: '2026-11-24' })
  const lacking = await signed()
  const reason = '缺少合同'
  await desk.ok(deskRequestDocuments, { id: lacking.id, version: lacking.version, reason })
  await turn()
  await turn()
  expect([await stateOf(early.id), await stateOf(lacking.id)]).toEqual(['051', '040'])
})

test('an order of a later day that could be paid early waits for its day all the same', async () => {
  const { id } = await signed({ btqhk: '0', traDate: '2026-11-24' })
  for (let i = 0; i < 3; i++) await turn()
  expect(await stateOf(id)).toBe('050')
})

test('nothing is paid on a holiday, and what is refused does not keep back the rest', async () => {
  const { id, version } = await signed({ traDate: '2026-11-23' })
  await desk.ok(deskAccept, { id, version })
  const other = await signed({ traDate: '2026-11-23' })
  iisp.clock.set('2026-11-21T10:00:00+08:00')
  await turn()
  await turn()
  expect([await stateOf(id), await stateOf(other.id)]).toEqual(['050', '050'])
  iisp.clock.set('2026-11-23T10:00:00+08:00')
  await turn()
  expect([await stateOf(id), await stateOf(other.id)]).toEqual(['060', '060'])
})
