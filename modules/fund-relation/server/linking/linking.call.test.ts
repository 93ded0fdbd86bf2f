import { system } from '@iisp/server'
import type { ConfirmedRun } from '@iisp/ta/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { linkedOrderDecide, linkedOrderList } from '../../contract/linking/linked-orders.ts'
import { feeFunds } from '@iisp/ta/fixtures'
import { childAccount, openAccount } from '../test/open-account.ts'
import { stageRelations } from '../test/stage-relations.ts'
import { followConfirmedRun } from './orders/confirmed-run-call.ts'
import { followTakenBackRun } from './orders/taken-back-call.ts'

const stage = stageRelations()
// relation 1: SXA015 invests 60 % of its money in SXA001, which opens every Wednesday
beforeAll(() =>
  openAccount(stage.iisp, { relation: '1', mother: '1001', child: '1015', institution: 'M001' }),
)

const confirmation = (id: string, kind: '122' | '124' | '137' | '138' | '143', netAmount: string) => ({
  id,
  applicationId: id,
  kind,
  investorId: '1',
  tradingAccountId: '1',
  shares: '0.00',
  grossAmount: netAmount,
  netAmount,
  settlesOn: null,
})
const run = (dealingDate: string, confirmations: ConfirmedRun['confirmations']): ConfirmedRun => ({
  runId: '1',
  dividendId: null,
  institutionId: 'M001',
  productId: '1015',
  occasion: dealingDate,
  attempt: 1,
  dealingDate,
  confirmedOn: '2026-11-23',
  unitNav: '1.0000',
  confirmations,
})
const follow = (confirmed: ConfirmedRun) =>
  stage.iisp.portal.dispatcher.runAs(system('register'), followConfirmedRun, confirmed)
/** All orders except those of the demonstration. */
const orders = async () =>
  (await stage.desk.ok(linkedOrderList, {})).list.filter(({ childCode }) => childCode !== feeFunds.child)

test('confirmed subscriptions and redemptions of a child place one order each at the mother, once', async () => {
  const confirmed = run('2026-11-19', [
    confirmation('1', '122', '1000000.01'),
    confirmation('2', '122', '1000000.00'),
    confirmation('3', '124', '500000.00'),
    confirmation('4', '143', '50000.00'),
  ])
  expect(await follow(confirmed)).toEqual({ placed: 2, failed: 0 })
  expect(await follow(confirmed)).toEqual({ placed: 2, failed: 0 })
  const [redemption, subscription, ...others] = await orders()
  expect(others).toEqual([])
  expect(subscription).toMatchObject({
    kind: '022',
    amount: '1200000.00',
    state: 'placed',
    childCode: 'SXA015',
    dealingDate: '2026-11-25',
  })
  // 330,000.00 at 1.1000
  expect(redemption).toMatchObject({ kind: '024', amount: '330000.00', shares: '300000.00', state: 'placed' })
  const { rows } = await stage.iisp.owner.query<{ business_code: string; trading_account_id: string }>(
    `SELECT business_code, trading_account_id FROM ta.application WHERE origin LIKE 'relation:1/%' ORDER BY id`,
  )
  expect(rows).toEqual([
    { business_code: '022', trading_account_id: childAccount.id },
    { business_code: '024', trading_account_id: childAccount.id },
  ])
})

test('a dividend of the same day places an order of its own, once', async () => {
  const paid = {
    ...run('2026-11-19', [confirmation('8', '143', '55000.00')]),
    runId: null,
    dividendId: '9',
    occasion: 'dividend-9',
  }
  expect(await follow(paid)).toEqual({ placed: 1, failed: 0 })
  expect(await follow(paid)).toEqual({ placed: 1, failed: 0 })
  const redemptions = (await orders()).filter(({ kind }) => kind === '024')
  // 60 % of 55,000.00 / 1.1000 = 30,000.00 shares, in addition to the order of the run.
  expect(redemptions.map(({ shares }) => shares)).toEqual(['30000.00', '300000.00'])
})

test('conversions of a child into other funds and out of them are its redemptions and subscriptions', async () => {
  const converted = run('2026-11-17', [
    confirmation('21', '138', '110000.00'),
    confirmation('22', '137', '50000.00'),
  ])
  const before = (await orders()).map(({ id }) => id)
  expect(await follow(converted)).toEqual({ placed: 2, failed: 0 })
  expect(await follow(converted)).toEqual({ placed: 2, failed: 0 })
  const placed = (await orders()).filter(({ id }) => !before.includes(id))
  // Both ratios are 60 %; the redemption is 66,000.00 / 1.1000 shares.
  expect(placed.map(({ kind, amount, shares }) => [kind, amount, shares])).toEqual([
    ['024', '66000.00', '60000.00'],
    ['022', '30000.00', null],
  ])
})

const stepsOf = async (id: string) =>
  (
    await stage.iisp.owner.query(
      `SELECT event, from_status, to_status, person_name FROM fund_relation.linked_order_step
         WHERE linked_order_id = $1 ORDER BY seq`,
      [id],
    )
  ).rows

test('what cannot be placed is kept for the desk, which tries again; managers only read it', async () => {
  const frozen = (shares: number) =>
    stage.iisp.owner.query(`UPDATE ta.holding SET frozen = $1 WHERE trading_account_id = $2`, [
      shares,
      childAccount.id,
    ])
  await frozen(1_000_000)
  const confirmed = run('2026-11-20', [
    confirmation('5', '124', '1000.00'),
    confirmation('6', '122', '100.00'),
  ])
  expect(await follow(confirmed)).toEqual({ placed: 1, failed: 1 })
  const failed = (await orders()).find(({ state }) => state === 'failed') ?? expect.fail('none failed')
  expect(failed.reason).toBe('子基金没有可赎回的母基金份额')
  expect(failed.actions).toEqual(['retry', 'skip'])
  const seen = (await stage.lin.ok(linkedOrderList, { state: 'failed' })).list
  expect(seen).toMatchObject([{ id: failed.id, actions: [] }])
  expect((await stage.he.ok(linkedOrderList, { state: 'failed' })).list).toEqual([])
  const { id, version } = failed
  const retry = { id, action: 'retry' as const }
  expect(await stage.desk.ok(linkedOrderDecide, { ...retry, version })).toEqual({ state: 'failed' })
  // whoever has not seen that it failed again does not try it a third time
  expect((await stage.desk.send(linkedOrderDecide, { ...retry, version })).body.code).toBe(
    'platform.conflict',
  )
  await frozen(0)
  expect(await stage.desk.ok(linkedOrderDecide, { ...retry, version: version + 1 })).toEqual({
    state: 'placed',
  })
  expect((await stage.desk.send(linkedOrderDecide, { ...retry, version: version + 2 })).body.code).toBe(
    'platform.caseMoved',
  )
  expect(await stepsOf(id)).toEqual([
    { event: 'fail', from_status: null, to_status: 'failed', person_name: '系统' },
    { event: 'failAgain', from_status: 'failed', to_status: 'failed', person_name: '季登' },
    { event: 'retry', from_status: 'failed', to_status: 'placed', person_name: '季登' },
  ])
})

describe('a confirmation of the child fund that is taken back', () => {
  const takeBack = (dealingDate: string, attempt = 1) =>
    stage.iisp.portal.dispatcher.runAs(system('register'), followTakenBackRun, {
      institutionId: 'M001',
      productId: '1015',
      occasion: dealingDate,
      attempt,
      dealingDate,
    })
  const ordersOn = async (before: readonly string[]) =>
    (await orders()).filter(({ id }) => !before.includes(id))
  const applicationsOf = async (number: string) =>
    (
      await stage.iisp.owner.query<{ status: string }>(
        `SELECT status FROM ta.application WHERE application_no = $1`,
        [number],
      )
    ).rows

  test('withdraws what waits at the mother fund, and what corrects it is placed anew', async () => {
    const known = (await orders()).map(({ id }) => id)
    const first = run('2026-11-13', [confirmation('31', '122', '1000.00')])
    expect(await follow(first)).toEqual({ placed: 1, failed: 0 })
    expect(await takeBack('2026-11-13')).toEqual({ withdrawn: 1, kept: 0 })
    const [withdrawn] = await ordersOn(known)
    expect(withdrawn).toMatchObject({
      state: 'withdrawn',
      reason: '子基金的确认已撤销或更正，母基金申请已撤回',
      actions: [],
    })
    expect(await applicationsOf(withdrawn?.applicationNo ?? '')).toEqual([{ status: '6' }])
    const corrected = { ...run('2026-11-13', [confirmation('31', '122', '2000.00')]), attempt: 2 }
    expect(await follow(corrected)).toEqual({ placed: 1, failed: 0 })
    const [anew, ...others] = await ordersOn(known)
    expect(anew).toMatchObject({ state: 'placed', amount: '1200.00' })
    expect(others.map(({ id }) => id)).toEqual([withdrawn?.id])
    expect(await applicationsOf(anew?.applicationNo ?? '')).toEqual([{ status: '3' }])
  })

  test('leaves what the mother fund is dealing already, and does not place it twice', async () => {
    const known = (await orders()).map(({ id }) => id)
    await follow(run('2026-11-12', [confirmation('41', '122', '1000.00')]))
    const [placed] = await ordersOn(known)
    await stage.iisp.owner.query(`UPDATE ta.application SET run_id = 1 WHERE application_no = $1`, [
      placed?.applicationNo,
    ])
    expect(await takeBack('2026-11-12')).toEqual({ withdrawn: 0, kept: 1 })
    const [kept] = await ordersOn(known)
    expect(kept).toMatchObject({ state: 'placed', reason: expect.stringContaining('未能撤回，请核对差额') })
    expect(await applicationsOf(placed?.applicationNo ?? '')).toEqual([{ status: '3' }])
    const corrected = { ...run('2026-11-12', [confirmation('41', '122', '2000.00')]), attempt: 2 }
    expect(await follow(corrected)).toEqual({ placed: 0, failed: 1 })
    const [failed] = await ordersOn(known)
    expect(failed).toMatchObject({ state: 'failed', applicationNo: '', actions: ['retry', 'skip'] })
    expect(failed?.reason).toContain(`更正前的母基金申请${placed?.applicationNo}已进入交易处理，未重复发起`)
  })
})

test('a failed order is set aside with a reason, by the desk alone', async () => {
  await stage.iisp.owner.query(`UPDATE ta.trading_account SET status = '1' WHERE investor_id IN ($1, 1002)`, [
    childAccount.id,
  ])
  expect(await follow(run('2026-11-18', [confirmation('7', '124', '1000.00')]))).toEqual({
    placed: 0,
    failed: 1,
  })
  const { id, version, reason } =
    (await orders()).find(({ state }) => state === 'failed') ?? expect.fail('none failed')
  expect(reason).toBe('子基金在母基金登记机构没有可用的基金账户和交易账户')
  const skip = { id, version, action: 'skip' as const, reason: '' }
  expect((await stage.lin.send(linkedOrderDecide, skip)).status).toBe(403)
  expect((await stage.desk.send(linkedOrderDecide, skip)).body.code).toBe('platform.reasonMissing')
  await stage.desk.ok(linkedOrderDecide, { ...skip, reason: '线下已办理' })
  const { list } = await stage.lin.ok(linkedOrderList, { state: 'skipped' })
  expect(list).toMatchObject([{ id, reason: '季登：线下已办理', actions: [] }])
  expect(await stepsOf(id)).toMatchObject([
    { event: 'fail', person_name: '系统' },
    { event: 'skip', from_status: 'failed', to_status: 'skipped', person_name: '季登' },
  ])
})
