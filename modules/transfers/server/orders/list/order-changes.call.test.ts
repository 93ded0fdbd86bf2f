import { expect, test } from 'vitest'
import { deskChanges, orderChanges } from '../../../contract/orders/changes.ts'
import { deskList } from '../../../contract/desk/desk.ts'
import { getTransferList } from '../../../contract/orders/list.ts'
import { review, sign } from '../../../contract/orders/steps.ts'
import { draftOf, submitted } from '../../test/new-order.ts'
import { startTransfers } from '../../test/start-transfers.ts'

const { iisp, operator, reviewer, signer, desk, form } = await startTransfers()
const later = () => {
  iisp.clock.advance(60)
  return iisp.clock.now().getTime()
}

test('what somebody else changed since is pointed out, among the rows shown and in number; own steps are not', async () => {
  const [first, second] = [await submitted(operator, draftOf(form)), await submitted(operator, draftOf(form))]
  const since = later()
  iisp.clock.advance(1)
  const ids = [first.id, second.id]
  const asked = async (person: typeof operator) => person.ok(orderChanges, { since, ids })
  expect(await asked(operator)).toEqual({ since, ids: [], count: 0, capped: false })
  await reviewer.ok(review, { id: first.id, version: first.version, result: '1' })
  expect(await asked(operator)).toEqual({ since, ids: [first.id], count: 1, capped: false })
  expect(await asked(reviewer)).toEqual({ since, ids: [], count: 0, capped: false })
  expect(await operator.ok(orderChanges, { since: later(), ids })).toMatchObject({ ids: [], count: 0 })
})

test('the filter leaves exactly those that are counted, in the list and at the desk', async () => {
  const order = await submitted(operator, draftOf(form))
  const since = later()
  iisp.clock.advance(1)
  const { version } = await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  const only = async () =>
    (await operator.ok(getTransferList, { changedSince: since })).list.map(({ ID }) => ID)
  expect(await only()).toEqual([order.id])
  expect((await reviewer.ok(getTransferList, { changedSince: since })).list).toEqual([])
  await signer.ok(sign, { id: order.id, version, result: '1' })
  expect(await desk.ok(deskChanges, { since, ids: [order.id, '1'] })).toEqual({
    since,
    ids: [order.id],
    count: 1,
    capped: false,
  })
  expect((await desk.ok(deskList, { changedSince: since })).list.map(({ ID }) => ID)).toEqual([order.id])
  const narrowed = { since, ids: [], payFlag: '0' as const }
  expect(await desk.ok(deskChanges, narrowed)).toMatchObject({ count: 0 })
})

test('nobody learns of the orders of another institution', async () => {
  const order = await submitted(operator, draftOf(form))
  const since = iisp.clock.now().getTime() - 3_600_000
  await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  const stranger = await iisp.as('he.yu')
  const { ids } = await stranger.ok(orderChanges, { since, ids: [order.id] })
  expect(ids).toEqual([])
})
