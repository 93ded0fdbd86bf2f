import type { Output } from '@iisp/contract'
import { expect, test } from 'vitest'
import { deskList } from '../../../contract/desk/desk.ts'
import { getTransferList } from '../../../contract/orders/list.ts'
import { orderFlow } from '../../../contract/orders/order-states.ts'
import { review } from '../../../contract/orders/steps.ts'
import { deskTotals, orderTotals } from '../../../contract/orders/totals.ts'
import { draftOf, submitted } from '../../test/new-order.ts'
import { startTransfers } from '../../test/start-transfers.ts'

const { iisp, operator, reviewer, desk, form } = await startTransfers()
const { sets } = orderFlow

/** Expected totals from the database, by state and direction. */
async function expected(where: string) {
  const { rows } = await iisp.owner.query<{
    status: string
    pays: boolean
    count: number
    complete: number
    sum: string
  }>(
    `SELECT status, pays, count(*)::int AS count,
       (count(*) FILTER (WHERE NOT documents_missing))::int AS complete, sum(amount)::text AS sum FROM transfers.transfer_order
     WHERE ${where} GROUP BY status, pays`,
  )
  return rows
    .map(({ status, pays, ...rest }) => ({ proStatus: status, payFlag: pays ? '1' : '0', ...rest }))
    .toSorted(byState)
}
type Group = Pick<Output<typeof orderTotals>['groups'][number], 'payFlag'> & { proStatus: string }
const byState = (a: { proStatus: string; payFlag: string }, b: { proStatus: string; payFlag: string }) =>
  `${a.proStatus}${a.payFlag}`.localeCompare(`${b.proStatus}${b.payFlag}`)
const sorted = <G extends Group>(groups: readonly G[]) => groups.toSorted(byState)
const inStates = (states: readonly string[]) => `status IN (${states.map((code) => `'${code}'`).join(',')})`

test('the totals of an institution are those of its own orders, to the cent', async () => {
  const { groups, capped } = await operator.ok(orderTotals, {})
  expect(sorted(groups)).toEqual(await expected(`institution_id = 'M001' AND ${inStates(sets.underWay)}`))
  expect(capped).toBe(false)
  const other = await iisp.as('he.yu')
  expect((await other.ok(orderTotals, {})).groups).not.toEqual(groups)
})

test('the filters of the list narrow the totals alike', async () => {
  const filters = { proStatus: '020', payFlag: '1', startDate: '2026-11-20', endDate: '2026-11-30' } as const
  const { groups } = await reviewer.ok(orderTotals, filters)
  const { total, list } = await reviewer.ok(getTransferList, { ...filters, pageSize: -1, pageNo: -1 })
  expect(groups.map(({ count }) => count)).toEqual([total])
  const fen = list.reduce((all, { AMOUNT }) => all + BigInt(AMOUNT.replace('.', '')), 0n)
  expect(groups[0]?.sum.replace('.', '')).toBe(String(fen))
})

test('a new order and its review are in the totals at once', async () => {
  const toReview = async () => {
    const { groups } = await reviewer.ok(orderTotals, { proStatus: '020', payFlag: '1' })
    return groups[0]?.count ?? 0
  }
  const before = await toReview()
  const order = await submitted(operator, draftOf(form))
  expect(await toReview()).toBe(before + 1)
  await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  expect(await toReview()).toBe(before)
})

test('the desk adds up the orders of all managers, and says whether the bank takes payments', async () => {
  const { groups, moment } = await desk.ok(deskTotals, {})
  expect(sorted(groups)).toEqual(await expected(inStates(sets.atDesk)))
  expect(moment).toEqual({ bar: null, today: '2026-11-20', from: '09:00', to: '16:30' })
})

test('the desk’s list begins with what is due first, closed orders with the newest', async () => {
  const { list } = await desk.ok(deskList, { pageSize: 500 })
  const keys = list.map(({ TRADATEFORMAT, ID }) => `${TRADATEFORMAT} ${ID.padStart(18, '0')}`)
  expect(keys).toEqual(keys.toSorted())
  const closed = await desk.ok(deskList, { proStatus: sets.final.join(','), pageSize: 50 })
  const ids = closed.list.map(({ ID }) => Number(ID))
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('closed orders are not added up', async () => {
  const { status, body } = await operator.send(orderTotals, { proStatus: '020,070' })
  expect([status, body.code]).toEqual([400, 'platform.badInput'])
})

test('the totals of the desk are not for a manager, nor those of an institution for the desk', async () => {
  const answers = await Promise.all([operator.send(deskTotals, {}), desk.send(orderTotals, {})])
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
})
