import { system } from '@iisp/server'
import type { TestClient } from '@iisp/testing/test-client'
import { beforeAll, expect, test } from 'vitest'
import { performanceFeeDesk } from '../../contract/pages.ts'
import {
  performanceNoteDecide,
  performanceOwedList,
  performancePaymentList,
} from '../../contract/performance-fees/performance-fees.ts'
import type { TestFund } from '../test/funds.ts'
import { owedOf, paymentsOf } from '../test/performance-fees.ts'
import { refusalOf } from '../test/stage-dividends.ts'
import { stagePerformanceFees } from '../test/stage-performance-fees.ts'
import { todos } from '../todos.ts'

const { stage, desk, manager, findings, rows, pay, note, fundThatOwes } = stagePerformanceFees()

let fund = {} as TestFund
beforeAll(async () => {
  ;({ fund } = await fundThatOwes({ feeSchedule: [] }))
})

test('without a payee in the terms no order is placed, and only that is offered', async () => {
  expect(await owedOf(desk, fund)).toMatchObject({ payee: null, actions: ['paidByHand'] })
  const refused = await pay(fund, '4000.00')
  expect(refused.body).toMatchObject({ code: 'ta-performance-fee.noPayee' })
  expect(refused.body.msg).toContain('产品条款')
  expect(await paymentsOf(desk, fund)).toEqual([])
})

test('it needs a reason and an amount that is owed, and leaves the rest', async () => {
  expect(await refusalOf(note(fund, '4000.00', '1500.00', ' '))).toBe('platform.reasonMissing')
  expect(await refusalOf(note(fund, '4000.00', '0.00'))).toBe('ta.amountMissing')
  expect(await refusalOf(note(fund, '4000.00', '4000.01'))).toBe('ta-performance-fee.moreThanOwed')
  const answers = await Promise.all([
    note(fund, '4000.00', '1500.00'),
    note(fund, '4000.00', '1500.00', '划款指令已支付', desk.second),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await paymentsOf(desk, fund)).toMatchObject([
    { amount: '1500.00', orderNo: null, state: 'toConfirm', reason: '划款指令已支付', decidedBy: '' },
  ])
  expect(await owedOf(desk, fund)).toMatchObject({ owed: '2500.00', paying: '1500.00', lastPaidOn: null })
  expect(await refusalOf(note(fund, '4000.00', '1500.00'))).toBe('ta-performance-fee.changed')
  expect(await findings()).toEqual([])
})

test('another person confirms a manual payment, only one of two at the same time; a payment cancelled with a reason is owed again', async () => {
  const noteBy = async (person: TestClient) => {
    const [waiting] = (await person.ok(performancePaymentList, { productId: fund.id })).list
    return waiting ?? expect.fail('nothing is noted')
  }
  const decided = (person: TestClient, action: 'confirm' | 'cancel', reason = '') =>
    noteBy(person).then(({ id, version }) =>
      person.send(performanceNoteDecide, { id, version, action, reason }),
    )
  const [{ actions }, { actions: others }] = [await noteBy(desk.first), await noteBy(desk.second)]
  // one of the two operators recorded it
  expect([actions, others].toSorted((one, two) => one.length - two.length)).toEqual([
    ['cancel'],
    ['confirm', 'cancel'],
  ])
  const [author, other] = actions.length === 1 ? [desk.first, desk.second] : [desk.second, desk.first]
  expect(await refusalOf(decided(author, 'confirm'))).toBe('platform.secondPerson')
  expect(await refusalOf(decided(author, 'cancel', ' '))).toBe('platform.reasonMissing')
  await decided(author, 'cancel', '金额有误')
  expect(await owedOf(desk, fund)).toMatchObject({ owed: '4000.00', paying: '0.00' })
  expect(await paymentsOf(desk, fund)).toMatchObject([
    { state: 'cancelled', reason: '划款指令已支付；金额有误', actions: [] },
  ])
  expect(await findings()).toEqual([])

  await note(fund, '4000.00', '1500.00', '划款指令已支付', author)
  const answers = await Promise.all([1, 2].map(() => decided(other, 'confirm')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await paymentsOf(desk, fund))[0]).toMatchObject({ state: 'byHand', actions: [] })
  expect(await owedOf(desk, fund)).toMatchObject({ owed: '2500.00', paying: '0.00' })
  expect(await findings()).toEqual([])
})

test('a note that waits for a second person is a to-do of theirs alone', async () => {
  await note(fund, '2500.00', '2500.00')
  const [noted] = await rows<{ paid_by: string }>(
    `SELECT paid_by FROM ta.performance_payment WHERE product_id = $1 AND status = 'entered'`,
    [fund.id],
  )
  const source = todos.find(({ menuId }) => menuId === performanceFeeDesk.id) ?? expect.fail('no to-do')
  const waitingFor = (person = '') =>
    stage.iisp.db.transact(system('test'), (db) =>
      source.count(db, { persons: [person], scope: '*', institutionId: 'T001' } as never),
    )
  const both = [await waitingFor(noted?.paid_by), await waitingFor('somebody else')]
  expect(Number(both[1]) - Number(both[0])).toBe(1)
  const [row] = await paymentsOf(desk, fund)
  const { id, version } = row ?? expect.fail('nothing is noted')
  await desk.first.ok(performanceNoteDecide, { id, version, action: 'cancel', reason: '重录' })
})

test('people of managers neither see nor pay it, and the trail names who did', async () => {
  for (const person of [manager(), await stage.iisp.as('he.yu')]) {
    expect((await pay(fund, '2500.00', person)).status).toBe(403)
    expect((await note(fund, '2500.00', '2500.00', '已付', person)).status).toBe(403)
    expect((await person.send(performanceOwedList, {})).status).toBe(403)
  }
  const trail = await rows<{ action: string; amount: string }>(
    `SELECT action, detail->>'amount' AS amount FROM platform.audit WHERE object LIKE 'performance-payment:%'
       AND detail->>'productId' = $1 ORDER BY seq`,
    [fund.id],
  )
  expect(trail.map(({ action }) => action.slice('ta.performance-'.length))).toEqual([
    'paid-by-hand',
    'cancel-by-hand',
    'paid-by-hand',
    'confirm-by-hand',
    'paid-by-hand',
    'cancel-by-hand',
  ])
  expect(trail.map(({ amount }) => amount)).toEqual([...Array(4).fill('1500.00'), '2500.00', '2500.00'])
})
