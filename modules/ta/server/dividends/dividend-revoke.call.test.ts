import { system } from '@iisp/server'
import { pdfText } from '@iisp/testing/pdf-text'
import { orderFlow } from '@iisp/transfers/contract'
import { describe, expect, test } from 'vitest'
import { confirmationList, confirmationSlip } from '../../contract/dealing/confirmations.ts'
import { revocationAsk, revocationDrop } from '../../contract/corrections/revocations.ts'
import { runCorrect } from '../../contract/dealing/runs.ts'
import {
  dividendConfirm,
  dividendDecide,
  dividendDetail,
  dividendDifferences,
  dividendEnter,
  dividendList,
  dividendRevoke,
} from '../../contract/dividends/dividends.ts'
import { feeDayConfirm, feeDayRevoke } from '../../contract/fee-days/fee-days.ts'
import { perLotFee } from '../../rules/test/terms.ts'
import { payHolders } from '../payments/pay-holders.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { computedDividend, plan } from '../test/dividends.ts'
import { computedFeeDay, feeTerms, lotsNow, registerOf } from '../test/fee-days.ts'
import type { TestFund } from '../test/funds.ts'
import { openHolder } from '../test/holders.ts'
import { owedOf, paidToManager } from '../test/performance-fees.ts'
import { refusalOf, stageDividends } from '../test/stage-dividends.ts'
import { requestReversal } from '../test/request-reversal.ts'

const { stage, desk, manager, fundFor, buys, reinvests, holdersOf, findings, rows } = stageDividends()
const reason = '每份金额有误'

/**
 * A fund with two holders of 500,000.00 shares each, one taking cash and one reinvesting, and a confirmed dividend of
 * E9.
 */
async function paidFund(terms: object = {}) {
  const fund = await fundFor(0, { performanceFee: perLotFee, feeSchedule: paidToManager, ...terms })
  const cash = await openHolder(stage.iisp, fund, '海川实业')
  const reinvest = await openHolder(stage.iisp, fund, '张三')
  for (const holder of [cash, reinvest]) await buys(fund, holder, '2026-11-03', '600000.00')
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.2000' })
  await reinvests(fund, reinvest, '2026-11-04')
  await dealDay(desk, fund, { day: '2026-11-04', nav: '1.2000' })
  // relation 1 of the demonstration redeems 60 % of the cash that its child fund distributes
  await rows(`UPDATE fund_relation.relation SET child_id = $1 WHERE id = 1`, [fund.id])
  const before = await registerNow(fund)
  await confirmedNav(desk, fund, plan.recordDate, '1.2345')
  await confirmedNav(desk, fund, plan.exDate, '1.1345')
  const computed = await computedDividend(desk, fund)
  const { id, version } = await desk.second.ok(dividendConfirm, {
    id: computed.id,
    version: computed.version,
  })
  return { fund, cash, reinvest, before, dividend: { id, version } }
}

/** Lots with shares, the fund's total and mark. */
const registerNow = async (fund: TestFund) => ({
  lots: (await lotsNow(rows, fund)).filter((lot) => (lot as { shares: string }).shares !== '0.00'),
  fund: await registerOf(rows, fund),
})
/** The text of the slip of a confirmation. */
async function slipOf(id = '') {
  const { cookies, origin } = desk.first
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${origin}${confirmationSlip.path}?id=${id}`, { headers: { cookie } })
  return pdfText(Buffer.from(await response.arrayBuffer()))
}
/** The state of a relation's order to its mother fund. */
const linkedOrder = async (origin: string) =>
  (
    await rows<{ status: string }>(`SELECT status FROM fund_relation.linked_order WHERE origin = $1`, [
      origin,
    ])
  )[0]?.status
/** Revoked by the second operator at the first operator's request. */
const revoked = async (dividend: { readonly id: string; readonly version: number }) =>
  desk.second.ok(dividendRevoke, await requestReversal(desk.first, 'dividend', dividend, reason))
/** Runs the payment worker once, as it runs every minute. */
const pay = (day: string) => {
  const actor = system('test')
  return stage.iisp.db.transact(actor, (db) =>
    payHolders.run(db, new Date(`${day}T10:00:00+08:00`), stage.iisp.portal.dispatcher.within(actor, db)),
  )
}
/** Ends the orders that pay holders of a fund. */
const endOrders = (fund: TestFund, status: string) =>
  rows(
    `UPDATE transfers.transfer_order SET status = $2 WHERE id IN
       (SELECT order_id FROM ta.confirmation WHERE product_id = $1 AND order_id IS NOT NULL)`,
    [fund.id, status],
  )
const ordersOf = (dividendId: string) =>
  rows(
    `SELECT o.amount FROM transfers.transfer_order o JOIN ta.confirmation c ON c.order_id = o.id
     WHERE c.dividend_id = $1`,
    [dividendId],
  )
const detailOf = (id: string) => desk.first.ok(dividendDetail, { id })

describe('a confirmed dividend', () => {
  test('is revoked once, by one person at the reasoned request of another: lots, holdings, marks and the fee owed are as before', async () => {
    const { fund, before, dividend } = await paidFund()
    expect(await owedOf(desk, fund)).toMatchObject({ owed: '6900.00' })
    expect((await detailOf(dividend.id)).actions).toEqual(['ask'])
    expect(
      await refusalOf(desk.first.send(revocationAsk, { kind: 'dividend', ...dividend, reason: ' ' })),
    ).toBe('platform.reasonMissing')
    expect(await refusalOf(desk.second.send(dividendRevoke, dividend))).toBe('ta.revocationNotAsked')
    // requested, cancelled and requested again
    const named = { kind: 'dividend' as const, ...dividend }
    await requestReversal(desk.first, 'dividend', dividend, reason)
    expect(await refusalOf(desk.second.send(revocationAsk, { ...named, reason }))).toBe('ta.revocationAsked')
    expect((await desk.second.ok(dividendDetail, { id: dividend.id })).actions).toEqual(['drop', 'revoke'])
    const waiting = async (client: typeof desk.first) =>
      (await client.ok(dividendList, { open: true, keyword: fund.code })).total
    expect([await waiting(desk.first), await waiting(desk.second)]).toEqual([0, 1])
    await desk.second.ok(revocationDrop, named)
    expect(await refusalOf(desk.second.send(dividendRevoke, dividend))).toBe('ta.revocationNotAsked')
    expect(await detailOf(dividend.id)).toMatchObject({ state: 'confirmed', asked: null, actions: ['ask'] })
    await requestReversal(desk.first, 'dividend', dividend, reason)
    expect(await detailOf(dividend.id)).toMatchObject({ actions: ['drop'], asked: { reason } })
    expect(await refusalOf(desk.first.send(dividendRevoke, dividend))).toBe('platform.secondPerson')
    const answers = await Promise.all([1, 2].map(() => desk.second.send(dividendRevoke, dividend)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // the request of a revoked dividend stays on record
    expect((await desk.first.send(revocationDrop, named)).status).toBe(409)
    expect(await registerNow(fund)).toEqual(before)
    expect(await owedOf(desk, fund)).toBe(undefined)
    expect(await linkedOrder(`relation:1/dividend-${dividend.id}/024`)).toBe('withdrawn')
    expect((await manager().ok(confirmationList, { productId: fund.id, kind: '143' })).list).toEqual([])
    expect(await detailOf(dividend.id)).toMatchObject({
      state: 'revoked',
      actions: ['correct'],
      totals: { gross: '100000.00' },
      asked: null,
      steps: [{}, {}, {}, {}, { event: 'ask', reason }, { event: 'revoke', reason }],
    })
    expect(await findings()).toEqual([])
  })

  test('is corrected by another plan, which shows its changes account by account', async () => {
    const { fund, cash, reinvest, dividend } = await paidFund()
    const corrected = { corrects: dividend.id, perShare: '0.0500' }
    expect(
      await refusalOf(desk.first.send(dividendEnter, { productId: fund.id, ...plan, ...corrected })),
    ).toBe('ta-dividend.notRevoked')
    await revoked(dividend)
    const next = await computedDividend(desk, fund, corrected)
    expect((await detailOf(dividend.id)).actions).toEqual([])
    expect(
      await refusalOf(desk.first.send(dividendEnter, { productId: fund.id, ...plan, ...corrected })),
    ).toBe('ta-dividend.notRevoked')
    await desk.second.ok(dividendConfirm, { id: next.id, version: next.version })
    const { corrects } = await detailOf(next.id)
    expect(corrects).toBe(dividend.id)
    const { list, more } = await desk.first.ok(dividendDifferences, { id: next.id })
    expect(more).toBe(false)
    // 500,000.00 shares each: 0.10 and then 0.05 a share, less the performance fee of 20 % above 1.2000
    expect(list).toMatchObject([
      { netBefore: '46550.00', netAfter: '21550.00', newSharesBefore: '0.00', newSharesAfter: '0.00' },
      { netBefore: '46550.00', netAfter: '21550.00', newSharesBefore: '41031.29' },
    ])
    const accounts = await rows<{ account_no: string }>(
      `SELECT account_no FROM ta.trading_account WHERE id = ANY ($1) ORDER BY id`,
      [[cash.account, reinvest.account]],
    )
    expect(list.map(({ tradingAccount }) => tradingAccount)).toEqual(
      accounts.map(({ account_no }) => account_no),
    )
    const holders = await holdersOf(next.id)
    expect(holders).toMatchObject([{ gross: '25000.00' }, { gross: '25000.00' }])
    const [before] = await holdersOf(dividend.id)
    expect(await slipOf(before?.id)).toContain('已撤销：该确认不再有效')
    expect(await slipOf(holders[0]?.id)).toContain('更正版')
    expect(await findings()).toEqual([])
  })

  test('a correction that was stopped leaves the place for another one', async () => {
    const { fund, dividend } = await paidFund()
    await revoked(dividend)
    const next = await computedDividend(desk, fund, { corrects: dividend.id })
    await desk.first.ok(dividendDecide, { id: next.id, version: next.version, action: 'stop', reason })
    expect((await detailOf(dividend.id)).actions).toEqual(['correct'])
    await computedDividend(desk, fund, { corrects: dividend.id })
  })

  test('gives the fund’s high-water mark back, or leaves it empty if it was empty', async () => {
    const { fund, before, dividend } = await paidFund({
      performanceFee: { ...perLotFee, method: 'wholeFund' },
    })
    expect(before.fund).toMatchObject({ mark: null })
    expect(await registerOf(rows, fund)).toMatchObject({ mark: '1.1' })
    await revoked(dividend)
    expect((await registerNow(fund)).fund).toEqual(before.fund)
  })
})

describe('the detail names the cases that block a revocation, and they have to be undone first', () => {
  test('orders that pay its cash block it, also failed ones but not voided ones; no order is placed while the revocation is requested', async () => {
    const { fund, dividend } = await paidFund()
    // no payment is made while somebody requests its revocation
    await requestReversal(desk.first, 'dividend', dividend, reason)
    await pay(plan.paymentDate)
    expect(await desk.second.ok(dividendDetail, { id: dividend.id })).toMatchObject({
      actions: expect.arrayContaining(['revoke']),
      revokeBlock: null,
    })
    await desk.second.ok(revocationDrop, { kind: 'dividend', ...dividend })
    await pay(plan.paymentDate)
    expect(await detailOf(dividend.id)).toMatchObject({
      actions: [],
      revokeBlock: expect.stringContaining('划款指令尚未作废'),
    })
    expect(await refusalOf(desk.first.send(dividendRevoke, dividend))).toBe('ta-dividend.paying')
    // a failed payment may have been made manually since, so it blocks the revocation
    await endOrders(fund, orderFlow.codes.failed)
    expect((await detailOf(dividend.id)).actions).toEqual([])
    await endOrders(fund, orderFlow.codes.voided)
    await revoked(dividend)
    const next = await computedDividend(desk, fund, { corrects: dividend.id })
    await desk.second.ok(dividendConfirm, { id: next.id, version: next.version })
    await pay(plan.paymentDate)
    expect(await ordersOf(next.id)).toEqual([{ amount: '46550.00' }])
    expect(await findings()).toEqual([])
  })

  test('a later run, until it is corrected', async () => {
    const { fund, cash, dividend } = await paidFund()
    // its cash is withheld only as long as the requested revocation is possible
    await requestReversal(desk.first, 'dividend', dividend, reason)
    expect((await detailOf(dividend.id)).asked).toMatchObject({ holdsMoney: true })
    await buys(fund, cash, '2026-11-12', '1000.00')
    const run = await dealDay(desk, fund, { day: '2026-11-12', nav: '1.1345' })
    expect(await detailOf(dividend.id)).toMatchObject({
      revokeBlock: expect.stringContaining('2026-11-12的交易日处理'),
      asked: { holdsMoney: false },
    })
    await pay(plan.paymentDate)
    expect(await ordersOf(dividend.id)).toEqual([{ amount: '46550.00' }])
    await endOrders(fund, orderFlow.codes.voided)
    const [stored] = await rows<{ version: number }>(`SELECT version FROM ta.dealing_run WHERE id = $1`, [
      run,
    ])
    expect(await linkedOrder('relation:1/2026-11-12/022')).not.toBe('withdrawn')
    await desk.second.ok(
      runCorrect,
      await requestReversal(desk.first, 'run', { id: run, version: stored?.version ?? 0 }),
    )
    expect(await linkedOrder('relation:1/2026-11-12/022')).toBe('withdrawn')
    expect(await detailOf(dividend.id)).toMatchObject({ actions: ['drop'], revokeBlock: null })
    await desk.second.ok(dividendRevoke, dividend)
    expect(await findings()).toEqual([])
  })

  test('a fee day after it, until that is revoked', async () => {
    const { fund, dividend } = await paidFund({ performanceFee: { ...feeTerms, days: ['11-11'] } })
    const feeDay = await computedFeeDay(desk, fund, plan.exDate)
    const taken = await desk.second.ok(feeDayConfirm, { id: feeDay.id, version: feeDay.version })
    expect((await detailOf(dividend.id)).revokeBlock).toContain('计提日为2026-11-11的业绩报酬')
    await desk.second.ok(
      feeDayRevoke,
      await requestReversal(desk.first, 'fee-day', { id: feeDay.id, version: taken.version }),
    )
    await revoked(dividend)
    expect(await findings()).toEqual([])
  })

  test('reinvested shares that are frozen', async () => {
    const { fund, reinvest, dividend } = await paidFund()
    const freeze = (shares: string) =>
      rows(`UPDATE ta.holding SET frozen = $3 WHERE product_id = $1 AND trading_account_id = $2`, [
        fund.id,
        reinvest.account,
        shares,
      ])
    await freeze('500000.01')
    await requestReversal(desk.first, 'dividend', dividend, reason)
    const refused = await desk.second.send(dividendRevoke, dividend)
    expect(refused.body).toMatchObject({ code: 'ta-freezing.frozenOfDividend' })
    expect((await detailOf(dividend.id)).state).toBe('confirmed')
    await freeze('500000.00')
    await desk.second.ok(dividendRevoke, dividend)
  })
})
