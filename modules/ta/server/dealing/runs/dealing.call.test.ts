import { system } from '@iisp/server'
import { checkInvariants } from '@iisp/transfers/fixtures'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { beforeAll, expect, test } from 'vitest'
import {
  confirmationList,
  confirmationWorking,
  runConfirmationList,
} from '../../../contract/dealing/confirmations.ts'
import { dealingDayList } from '../../../contract/dealing/dealing-days.ts'
import { holdingList, holdingLots } from '../../../contract/dealing/holdings.ts'
import { revocationDrop } from '../../../contract/corrections/revocations.ts'
import * as runs from '../../../contract/dealing/runs.ts'
import { dealingSummaryList, transactionSummaryList } from '../../../contract/dealing/summaries.ts'
import { type Desk, approvedRun, confirmedNav, dealDay } from '../../test/deal-day.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../../test/funds.ts'
import { type TestHolder, openHolder, passedApplication } from '../../test/holders.ts'
import { requestReversal } from '../../test/request-reversal.ts'

const stage = stageIisp('ji.deng')
let desk: Desk
beforeAll(async () => {
  desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
})
const onePercent = {
  ...withoutLimits,
  subscription: {
    mode: 'outside' as const,
    scale: [{ from: '0.00', kind: 'rate' as const, rate: '0.0100' }],
    receivers: { manager: '0.0000', distributor: '1.0000', fundAssets: '0.0000' },
  },
}
const registerOf = async (fund: TestFund) =>
  (
    await stage.iisp.owner.query<{ shares: string; lots: string; holders: number }>(
      `SELECT shares, holders, (SELECT coalesce(sum(shares), 0)::text FROM ta.lot WHERE product_id = r.product_id) AS lots
       FROM ta.fund_register r WHERE product_id = $1`,
      [fund.id],
    )
  ).rows[0]
const balancesOf = async (fund: TestFund) =>
  (
    await stage.iisp.owner.query<{ kind: string; balance: string }>(
      `SELECT DISTINCT ON (a.kind) a.kind, l.balance FROM transfers.custody_account a
       JOIN transfers.ledger_account l ON l.custody_account_id = a.id
       WHERE a.product_id = $1 AND a.status = '1' ORDER BY a.kind, a.id`,
      [fund.id],
    )
  ).rows.map(({ balance }) => balance)
const booksBalance = () => stage.iisp.db.transact(system('test'), (db) => checkInvariants(db))

test('E2 a subscription is dealt from the frozen list to the published confirmation, with its money', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 0, terms: onePercent })
  const holder = await openHolder(stage.iisp, fund, '海川实业')
  const day = '2026-11-16'
  const number = await passedApplication(stage.iisp, fund, holder, { kind: '022', day, amount: '1000000.00' })
  const before = await balancesOf(fund)
  const waiting = (await desk.first.ok(dealingDayList, { open: true })).list.find(
    ({ productId, dealingDate }) => productId === fund.id && dealingDate === day,
  )
  expect(waiting).toMatchObject({
    waiting: 1,
    waitingAmount: '1000000.00',
    navState: null,
    actions: ['start'],
  })
  await confirmedNav(desk, fund, day, '1.2345')

  const started = await desk.first.ok(runs.runStart, { productId: fund.id, dealingDate: day })
  expect((await desk.second.send(runs.runStart, { productId: fund.id, dealingDate: day })).body.code).toBe(
    'ta.runThere',
  )
  const computed = await desk.first.ok(runs.runCompute, {
    id: started.id,
    version: started.version,
    decision: null,
  })
  const again = await desk.first.ok(runs.runCompute, {
    id: started.id,
    version: computed.version,
    decision: null,
  })
  expect(again.digest).toBe(computed.digest)
  const approve = { id: started.id, version: again.version, action: 'approve' as const, reason: '' }
  expect((await desk.first.send(runs.runDecide, approve)).body.code).toBe('platform.secondPerson')
  expect((await desk.second.ok(runs.runDetail, { id: started.id })).actions).toContain('approve')
  const approved = await desk.second.ok(runs.runDecide, approve)
  const confirmation = (await desk.first.ok(runConfirmationList, { runId: started.id })).list[0]
  expect(confirmation).toMatchObject({
    applicationNo: number,
    kind: '122',
    shares: '802024.31',
    grossAmount: '1000000.00',
    fee: '9900.99',
    netAmount: '990099.01',
    state: 'computed',
  })

  const both = await Promise.all(
    [desk.first, desk.second].map((one) =>
      one.send(runs.runConfirm, { id: started.id, version: approved.version }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const after = await desk.first.ok(runs.runDetail, { id: started.id })
  expect(after).toMatchObject({ state: 'confirmed', sharesAfter: '802024.31', confirmedOn: '2026-11-17' })
  expect(await registerOf(fund)).toEqual({ shares: '802024.31', lots: '802024.31', holders: 1 })
  const [custody, raise] = await balancesOf(fund)
  expect(raise).toBe(before[1])
  expect(Number(custody) - Number(before[0])).toBeCloseTo(990_099.01, 2)
  expect(await booksBalance()).toEqual([])

  const manager = await stage.iisp.as('lin.jing')
  expect((await manager.ok(confirmationList, { productId: fund.id })).list).toEqual([])
  await desk.first.ok(runs.runPublish, { id: started.id, version: after.version })
  expect((await manager.ok(confirmationList, { keyword: number })).list).toMatchObject([
    { investorName: '海川实业', shares: '802024.31', state: 'valid' },
  ])
  expect((await manager.ok(holdingList, { productId: fund.id })).list).toMatchObject([
    {
      investorName: '海川实业',
      shares: '802024.31',
      marketValue: '990099.01',
      cost: '1000000.00',
      percent: '100.00',
    },
  ])
  const { lots } = await manager.ok(holdingLots, { productId: fund.id, tradingAccountId: holder.account })
  expect(lots).toMatchObject([{ shares: '802024.31', registeredOn: '2026-11-17', mark: '1.2345' }])
  expect((await manager.ok(dealingSummaryList, { productId: fund.id })).list).toMatchObject([
    { subscriptionCount: 1, subscriptionNet: '990099.01', redemptionCount: 0, netFlow: '990099.01' },
  ])
  expect((await manager.ok(transactionSummaryList, { productId: fund.id })).list).toMatchObject([
    { period: '2026-11', kind: '122', openingShares: '0.00', closingShares: '802024.31' },
  ])
  expect((await desk.first.ok(confirmationList, { keyword: number })).list[0]?.investorName).not.toBe(
    '海川实业',
  )
  const other = await stage.iisp.as('he.yu')
  expect((await other.ok(confirmationList, { productId: fund.id })).list).toEqual([])
  expect((await other.ok(holdingList, { productId: fund.id })).list).toEqual([])
  expect(
    (await other.send(holdingLots, { productId: fund.id, tradingAccountId: holder.account })).status,
  ).toBe(404)
})

test('E1 a large redemption needs a decision; the remainder is deferred to the next open day or cancelled', async () => {
  const fund = await fundWithTerms(stage.iisp, {
    nth: 1,
    terms: {
      ...withoutLimits,
      regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'drop', lastsDays: 1 },
    },
  })
  const holders: TestHolder[] = []
  const shares = ['8000000.00', '5000000.00', '2333333.33', '1666666.67']
  for (const name of ['甲', '乙', '丙', '丁', '戊']) holders.push(await openHolder(stage.iisp, fund, name))
  const [, , , , last] = holders
  const subscribed = '2026-11-04'
  for (const [index, one] of holders.entries())
    await passedApplication(stage.iisp, fund, one, {
      kind: '022',
      day: subscribed,
      amount: shares[index] ?? '83000000.00',
    })
  await dealDay(desk, fund, { day: subscribed, nav: '1.0000' })
  expect((await registerOf(fund))?.shares).toBe('100000000.00')

  const day = '2026-11-11'
  for (const [index, quantity] of shares.entries())
    await passedApplication(stage.iisp, fund, holders[index] as TestHolder, {
      kind: '024',
      day,
      shares: quantity,
      remainder: index === 3 ? '0' : '1',
    })
  await passedApplication(stage.iisp, fund, last as TestHolder, { kind: '022', day, amount: '3000000.00' })
  await confirmedNav(desk, fund, day, '1.0000')
  const { id, version } = await desk.first.ok(runs.runStart, { productId: fund.id, dealingDate: day })
  const refused = await desk.first.send(runs.runCompute, { id, version, decision: null })
  expect(refused.body).toMatchObject({ code: 'ta.largeUndecided' })
  expect(refused.body.msg).toContain('10,000,000.00')
  const computed = await desk.first.ok(runs.runCompute, { id, version, decision: { accept: 'least' } })
  const { list } = await desk.first.ok(runConfirmationList, { runId: id })
  const redeemed = list.filter(({ kind }) => kind === '124')
  expect(redeemed.map((one) => [one.shares, one.deferredShares, one.cancelledShares])).toEqual([
    ['-4705882.35', '3294117.65', '0.00'],
    ['-2941176.47', '2058823.53', '0.00'],
    ['-1372549.02', '960784.31', '0.00'],
    ['-980392.16', '0.00', '686274.51'],
  ])
  const approved = await desk.second.ok(runs.runDecide, {
    id,
    version: computed.version,
    action: 'approve',
    reason: '',
  })
  await desk.first.ok(runs.runConfirm, { id, version: approved.version })
  expect((await registerOf(fund))?.shares).toBe('93000000.00')
  const waiting = (await desk.first.ok(dealingDayList, { open: true })).list.find(
    (one) => one.productId === fund.id && one.runId === null,
  )
  expect(waiting).toMatchObject({ dealingDate: '2026-11-18', waiting: 3, waitingShares: '6313725.49' })
})

test('a correction reverses lots, shares and money, keeps both versions and shows the changes', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 2, terms: onePercent })
  const [from, to] = [await openHolder(stage.iisp, fund), await openHolder(stage.iisp, fund, '李四')]
  const first = '2026-11-09'
  await passedApplication(stage.iisp, fund, from, { kind: '022', day: first, amount: '1010000.00' })
  await dealDay(desk, fund, { day: first, nav: '1.0000' })
  const day = '2026-11-12'
  await passedApplication(stage.iisp, fund, from, { kind: '033', day, shares: '400000.00', to })
  await passedApplication(stage.iisp, fund, from, { kind: '024', day, shares: '100000.00' })
  await passedApplication(stage.iisp, fund, to, { kind: '022', day, amount: '101000.00' })
  const balances = await balancesOf(fund)
  const old = await dealDay(desk, fund, { day, nav: '1.1000' })
  expect((await registerOf(fund))?.shares).toBe('990909.09')
  const { lots } = await desk.first.ok(holdingLots, { productId: fund.id, tradingAccountId: to.account })
  expect(lots.map((lot) => [lot.shares, lot.registeredOn, lot.mark])).toEqual([
    ['400000.00', '2026-11-10', '1.0000'],
    ['90909.09', '2026-11-13', '1.1000'],
  ])
  const published = await desk.first.ok(runs.runDetail, { id: old })
  expect(published.actions).toEqual(['ask'])
  const corrected = await desk.second.ok(
    runs.runCorrect,
    await requestReversal(desk.first, 'run', { id: old, version: published.version }),
  )
  expect(await registerOf(fund)).toMatchObject({ shares: '1000000.00', lots: '1000000.00', holders: 1 })
  expect(await balancesOf(fund)).toEqual([balances[0], expect.any(String)])
  const computed = await desk.first.ok(runs.runCompute, {
    id: corrected.id,
    version: corrected.version,
    decision: null,
  })
  const approved = await desk.second.ok(runs.runDecide, {
    id: corrected.id,
    version: computed.version,
    action: 'approve',
    reason: '',
  })
  const { version } = await desk.first.ok(runs.runConfirm, { id: corrected.id, version: approved.version })
  // a run is not published to the manager while its correction is requested
  const confirmed = await requestReversal(desk.first, 'run', { id: corrected.id, version })
  expect((await desk.second.ok(runs.runDetail, { id: corrected.id })).actions).toEqual(['drop', 'correct'])
  expect((await desk.second.send(runs.runPublish, confirmed)).body.code).toBe('ta.correctionAsked')
  await desk.second.ok(revocationDrop, { kind: 'run', ...confirmed })
  await desk.second.ok(runs.runPublish, confirmed)
  expect((await registerOf(fund))?.shares).toBe('990909.09')
  expect((await desk.first.ok(runs.runDifferences, { id: corrected.id })).list).toEqual([])
  expect(await desk.first.ok(runs.runDetail, { id: old })).toMatchObject({
    state: 'corrected',
    correctedBy: corrected.id,
  })
  expect((await desk.first.ok(runConfirmationList, { runId: old })).list.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['replaced']),
  )
  expect(await booksBalance()).toEqual([])
})

test('days are dealt in their order, not before the cut-off, and a stopped list waits again', async () => {
  const fund = await fundWithTerms(stage.iisp, { nth: 3, terms: withoutLimits })
  const holder = await openHolder(stage.iisp, fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-10', amount: '5000.00' })
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-17', amount: '6000.00' })
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-20', amount: '7000.00' })
  await confirmedNav(desk, fund, '2026-11-17', '1.0000')
  const early = await desk.first.send(runs.runStart, { productId: fund.id, dealingDate: '2026-11-20' })
  expect(early.body.code).toBe('ta.beforeCutOff')
  const { id, version } = await desk.first.ok(runs.runStart, {
    productId: fund.id,
    dealingDate: '2026-11-17',
  })
  const refused = await desk.first.send(runs.runCompute, { id, version, decision: null })
  expect(refused.body).toMatchObject({ code: 'ta.earlierDay', msg: expect.stringContaining('2026-11-10') })
  await desk.second.ok(runs.runDecide, { id, version, action: 'stop', reason: '先办理11月10日' })
  await dealDay(desk, fund, { day: '2026-11-10', nav: '1.0000' })
  const approved = await approvedRun(desk, fund, '2026-11-17')
  await stage.iisp.owner.query(`UPDATE ta.application SET amount = 6001 WHERE run_id = $1`, [approved.id])
  const changed = await desk.first.send(runs.runConfirm, { id: approved.id, version: approved.version })
  expect(changed.body.code).toBe('ta.digestChanged')
  expect((await registerOf(fund))?.shares).toBe('5000.00')
})

test('the calculation of a redemption names the lots that it used', async () => {
  const fund = await fundWithTerms(stage.iisp, { institutionId: 'M002', terms: withoutLimits })
  const holder = await openHolder(stage.iisp, fund)
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-03', amount: '1000.00' })
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
  await passedApplication(stage.iisp, fund, holder, { kind: '024', day: '2026-11-10', shares: '50.00' })
  const id = await dealDay(desk, fund, { day: '2026-11-10', nav: '1.0000' })
  const [confirmation] = (await desk.first.ok(runConfirmationList, { runId: id })).list
  const { lots, steps } = await desk.first.ok(confirmationWorking, { id: confirmation?.id ?? '' })
  expect(steps.map(({ what, result }) => [what, result])).toEqual([
    ['holdingDays', '7'],
    ['gross', '50.00'],
    ['fee', '0.00'],
    ['payable', '50.00'],
  ])
  expect(lots).toMatchObject([{ registeredOn: '2026-11-04', shares: '50.00', days: 7 }])
})
