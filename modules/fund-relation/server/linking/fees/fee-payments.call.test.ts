import { type FeeDue, feeDueConfirm, feeDueList } from '../../../contract/linking/fee-dues.ts'
import { linkedOrderDecide, linkedOrderList } from '../../../contract/linking/linked-orders.ts'
import { mailTaskList } from '../../../contract/linking/mail-tasks.ts'
import { rehearseRelation } from '../../../contract/rehearsal/rehearsal.ts'
import { expect, test } from 'vitest'
import { childAccount } from '../../test/open-account.ts'
import { payee, stageFees } from '../../test/stage-fees.ts'

const { stage, mother, child, owner, given, setCash, pay, dues, dueOn, forced, confirmRun, orderOf } =
  stageFees()

test('what waits for a person comes first, then what has fallen due, the latest first, then what is to come, the nearest first', async () => {
  // the demonstration's fund, whose fees are in all these states
  const { list } = await stage.zhou.ok(feeDueList, { configId: '3', pageSize: 100 })
  const group = ({ state }: FeeDue) => (state === 'toConfirm' ? 0 : state === 'planned' ? 2 : 1)
  expect(list.map(group)).toEqual(list.map(group).toSorted())
  expect(new Set(list.map(group))).toEqual(new Set([0, 1, 2]))
  const days = (n: number) => list.filter((due) => group(due) === n).map(({ dueOn }) => dueOn)
  expect(days(1)).toEqual(days(1).toSorted().toReversed())
  expect(days(2)).toEqual(days(2).toSorted())
})

test('a rehearsal redeems the shares that the fee of the day then redeems', async () => {
  const fee = { kind: 'fee' as const, on: '2026-11-23', fee: '12739.73', cash: '2739.73' }
  const asked = { relationId: '1', events: [fee], navs: [], holdings: [] }
  const { rows } = await stage.zhou.ok(rehearseRelation, asked)
  const placed = rows.find(({ what }) => what === 'placed')
  expect(placed).toMatchObject({ kind: '142', amount: '10000.00', shares: '9090.91' })
  expect(placed?.rules.at(-1)).toContain('2026-11-25')
  expect(rows.find(({ what }) => what === 'feePaid')).toMatchObject({ paid: '12739.73' })
  expect(await forced()).toEqual([])
})

test('a fee that the cash does not cover is paid by redeemed shares of the mother, once, on the word of a person', async () => {
  await given({ dueDay: 23, cash: '2739.73' })
  await pay('2026-11-23')
  await pay('2026-11-23')
  // 10,000.00 at 1.1000, rounded up
  expect(await forced()).toMatchObject([{ shares: '9090.91', dealing_date: '2026-11-25' }])
  const redeeming = await dueOn('2026-11-23')
  expect(redeeming).toMatchObject({ fee: '12739.73', shares: '9090.91', state: 'redeeming', carried: '0.00' })
  expect(redeeming.applicationNo).not.toBe('')

  await confirmRun('10000.00')
  await pay('2026-11-25')
  expect(await dueOn('2026-11-23')).toMatchObject({ state: 'ready', actions: [] })
  await setCash('12739.73')
  await pay('2026-11-26')
  const { id, version } = await dueOn('2026-11-23')
  expect(await dueOn('2026-11-23')).toMatchObject({ state: 'toConfirm', actions: ['pay'] })
  expect((await stage.lin.ok(feeDueList, { configId: '1', state: 'toConfirm' })).list).toMatchObject([
    { id, actions: [] },
  ])
  expect((await stage.lin.send(feeDueConfirm, { id, version })).status).toBe(403)
  expect((await stage.he.ok(feeDueList, {})).list).toEqual([])

  const { orderNo } = await stage.zhou.ok(feeDueConfirm, { id, version })
  expect(await dueOn('2026-11-23')).toMatchObject({ state: 'paying', orderNo, actions: [] })
  expect(await orderOf(await dueOn('2026-11-23'))).toEqual({
    amount: '12739.73',
    product_id: child,
    transfer_detail: '0501',
    status: '040',
    partner_account_no: payee.accountNo,
    source: '5',
  })
  const again = await stage.zhou.send(feeDueConfirm, { id, version: version + 1 })
  expect(again.body.code).toBe('platform.caseMoved')
  await owner(`UPDATE transfers.transfer_order SET status = '070', frozen = 0 WHERE order_no = $1`, [orderNo])
  await pay('2026-11-26')
  expect(await dueOn('2026-11-23')).toMatchObject({ state: 'paid', orderNo })
})

test('with cash enough nothing is redeemed, and settings that release the order need no person', async () => {
  await given({ dueDay: 24, cash: '50000.00', releasesOrder: true })
  const before = await forced()
  await pay('2026-11-24')
  expect(await forced()).toEqual(before)
  const due = await dueOn('2026-11-24')
  expect(due).toMatchObject({ state: 'paying', shares: null, fee: '12739.73' })
  expect(await orderOf(due)).toMatchObject({ amount: '12739.73', status: '040' })
})

test('an order that the custodian does not pay leaves the fee to a person', async () => {
  const { orderNo } = await dueOn('2026-11-24')
  await owner(`UPDATE transfers.transfer_order SET status = '080', frozen = 0 WHERE order_no = $1`, [orderNo])
  await pay('2026-11-24')
  expect(await dueOn('2026-11-24')).toMatchObject({ state: 'failed', reason: '划款指令未能支付，请人工办理' })
})

test('too few shares pay a part; the rest is carried to the next due date once, and both managers are told', async () => {
  await owner(`UPDATE ta.holding SET frozen = 999000 WHERE trading_account_id = $1 AND product_id = $2`, [
    childAccount.id,
    mother,
  ])
  await given({ dueDay: 25, cash: '739.73', releasesOrder: true })
  await pay('2026-11-25')
  expect(await dueOn('2026-11-25')).toMatchObject({
    state: 'redeeming',
    shares: '1000.00',
    carried: '10900.00',
  })
  await stage.iisp.portal.settle()
  const { list } = await stage.lin.ok(mailTaskList, {})
  expect(list).toMatchObject([{ recipient: 'lin.jing@yuanshan.example', state: 'sent' }])
  expect(list[0]?.subject).toContain('付费自动强赎金额不足')
  expect((await stage.he.ok(mailTaskList, {})).list).toEqual([])

  await confirmRun('1100.00')
  await setCash('1839.73')
  await pay('2026-12-01')
  const partly = await dueOn('2026-11-25')
  expect(partly).toMatchObject({ state: 'paying', carried: '10900.00' })
  expect(await orderOf(partly)).toMatchObject({ amount: '1839.73' })

  await given({ dueDay: 2, cash: '100000.00', releasesOrder: true })
  await pay('2026-12-02')
  await pay('2026-12-02')
  // 12,328.77 for the 30 days of November plus 10,900.00 carried over.
  expect(await dueOn('2026-12-02')).toMatchObject({ fee: '23228.77', state: 'paying', carried: '0.00' })
  expect(await dueOn('2026-11-25')).toMatchObject({ state: 'paying', carried: '10900.00' })
})

test('two fees of one day do not count on the same money', async () => {
  await owner(`UPDATE ta.holding SET frozen = 0 WHERE trading_account_id = $1`, [childAccount.id])
  await given({ dueDay: 3, cash: '12328.77' })
  await owner(
    `UPDATE ta.fund_terms SET terms = jsonb_set(terms, '{feeSchedule}', terms -> 'feeSchedule' ||
       jsonb_build_array(terms -> 'feeSchedule' -> 0 || '{"type": "02"}')) WHERE product_id = $1`,
    [child],
  )
  await pay('2026-12-03')
  const states = (await dues()).filter((due) => due.dueOn === '2026-12-03').map(({ state }) => state)
  expect(states.toSorted()).toEqual(['redeeming', 'toConfirm'])
})

test('a redemption that the run does not confirm fails, and its fee is owed later or settled by hand', async () => {
  await confirmRun(null)
  const due = (await dues()).find(({ state, dueOn: day }) => state === 'failed' && day === '2026-12-03')
  expect(due).toMatchObject({ carried: '12328.77', reason: '强制赎回未获确认，未付费用结转至下一付费日' })
  const { list } = await stage.desk.ok(linkedOrderList, { state: 'failed' })
  expect(list).toMatchObject([{ kind: '142', actions: ['skip'] }])
  const { id, version } = list[0] ?? expect.fail('none failed')
  expect((await stage.desk.send(linkedOrderDecide, { id, version, action: 'retry' })).body.code).toBe(
    'fund-relation.feeCarried',
  )
  await stage.desk.ok(linkedOrderDecide, { id, version, action: 'skip', reason: '线下已付' })
  await given({ dueDay: 4, cash: '100000.00' })
  await pay('2026-12-04')
  expect(await dueOn('2026-12-04')).toMatchObject({ fee: '12328.77', state: 'toConfirm' })
})

test('shares that are locked bring nothing: the fee is carried whole, with the reason at the desk', async () => {
  await owner(
    `UPDATE ta.lot SET locked_until = '2030-01-01', registered_on = '2026-11-20' WHERE trading_account_id = $1`,
    [childAccount.id],
  )
  await owner(
    `UPDATE ta.fund_terms SET terms = jsonb_set(terms, '{lockUp}', '{"kind": "hard", "months": 12}') WHERE product_id = $1`,
    [mother],
  )
  const before = await forced()
  await given({ dueDay: 7, cash: '0.00' })
  await pay('2026-12-07')
  expect(await dueOn('2026-12-07')).toMatchObject({ state: 'failed', fee: '12328.77', carried: '12328.77' })
  expect(await forced()).toEqual(before)
  const { list } = await stage.desk.ok(linkedOrderList, { state: 'failed' })
  expect(list[0]).toMatchObject({ kind: '142', reason: '子基金没有可赎回的母基金份额' })
  await pay('2026-12-07')
  expect(await forced()).toEqual(before)
})

test('a mother fund that no terms are in force for fails the fee, which says so and is carried', async () => {
  await owner(`UPDATE ta.fund_terms SET effective_from = '2030-01-01' WHERE product_id = $1`, [mother])
  await given({ dueDay: 8, cash: '0.00' })
  await pay('2026-12-08')
  expect(await dueOn('2026-12-08')).toMatchObject({ state: 'failed', fee: '24657.54', carried: '24657.54' })
  await owner(`UPDATE ta.fund_terms SET effective_from = '2020-01-01' WHERE product_id = $1`, [mother])
})

test.each([
  ['05', 'a manager who advances the fee', { payer: '2' as const }, { state: 'advanced', reason: '' }],
  [
    '06',
    'a fee without a payee',
    { payee: null },
    { state: 'failed', reason: '产品条款未登记该费用的收款账户，请人工办理' },
  ],
])('nothing is redeemed or paid on day %s for %s', async (day, _, more, expected) => {
  const before = await forced()
  await given({ dueDay: Number(day), cash: '0.00', ...more })
  await pay(`2026-12-${day}`)
  expect(await dueOn(`2026-12-${day}`)).toMatchObject({ ...expected, orderNo: '' })
  expect(await forced()).toEqual(before)
})
