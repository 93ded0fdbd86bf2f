import { beforeAll, describe, expect, test } from 'vitest'
import { runCompute, runStart } from '../../contract/dealing/runs.ts'
import {
  dividendCompute,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
  dividendEnter,
} from '../../contract/dividends/dividends.ts'
import {
  feeDayCompute,
  feeDayConfirm,
  feeDayEnter,
  feeDayList,
  feeDayStop,
} from '../../contract/fee-days/fee-days.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { perLotFee } from '../../rules/test/terms.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { approvedDividend, computedDividend, plan } from '../test/dividends.ts'
import { computedFeeDay, feeDate } from '../test/fee-days.ts'
import { type TestFund, fundWithTerms, withoutLimits } from '../test/funds.ts'
import { openHolder } from '../test/holders.ts'
import { refusalOf, stageDividends } from '../test/stage-dividends.ts'

const { stage, desk, manager, fundFor, buys, findings, rows } = stageDividends()
const fee = { ...perLotFee, days: ['11-10'] }
/** A fund with 1,000.00 shares, dealt at 1.0000 on a day. */
async function fundWith(
  performanceFee: FundTerms['performanceFee'],
  day = '2026-11-03',
  institutionId = 'M001',
) {
  const terms = { ...withoutLimits, largeRedemption: null, performanceFee }
  const fund = await fundWithTerms(stage.iisp, { institutionId, terms })
  const holder = await openHolder(stage.iisp, fund, '甲公司')
  await buys(fund, holder, day, '1000.00')
  await dealDay(desk, fund, { day, nav: '1.0000' })
  return { fund, holder }
}
const enter = ({ id }: TestFund, day: string) => desk.first.send(feeDayEnter, { productId: id, day })
const entered = ({ id }: TestFund, day: string) => desk.first.ok(feeDayEnter, { productId: id, day })
const stop = (id: string, version: number) => desk.first.ok(feeDayStop, { id, version, reason: '改日' })

describe('fee days of the terms', () => {
  test('a Saturday is moved to the next trading day, however it is entered; other days are refused by name', async () => {
    // 7 November is a Saturday
    const { fund } = await fundWith({ ...fee, days: ['05-07', '11-07'] })
    for (const day of ['2026-11-07', '2026-11-08', '2026-11-09']) {
      const { id, feeDate: moved } = await entered(fund, day)
      expect(moved).toBe('2026-11-09')
      const { list } = await desk.first.ok(feeDayList, { keyword: fund.code, open: true })
      expect(list).toMatchObject([{ dueDate: '2026-11-07', feeDate: '2026-11-09', fee: null, unitNav: null }])
      await stop(id, 1)
    }
    for (const day of ['2026-11-06', '2026-11-10']) {
      const refused = await enter(fund, day)
      expect(refused.body).toMatchObject({ code: 'ta-fee-day.notFeeDay' })
      expect(refused.body.msg).toContain('05-07、11-07')
    }
  })

  test.each([
    ['none at all', { method: 'none' }],
    ['at redemption alone', { ...fee, takenFrom: 'redemption', days: [] }],
  ])('terms that take a fee %s have no fee days', async (_, terms) => {
    const fund = await fundFor(0, { performanceFee: terms })
    expect(await refusalOf(enter(fund, feeDate))).toBe('ta-fee-day.noDays')
  })

  test('they are three months apart, and follow each other', async () => {
    const { fund } = await fundWith({ ...fee, days: ['08-10', '09-10', '11-10'] }, '2026-08-03')
    const last = await entered(fund, '2026-08-10')
    expect(await refusalOf(enter(fund, '2026-08-10'))).toBe('ta-fee-day.there')
    const near = await enter(fund, '2026-09-10')
    expect(near.body).toMatchObject({ code: 'ta-fee-day.tooNear' })
    expect(near.body.msg).toContain('2026-08-10')
    const next = await entered(fund, feeDate)
    await confirmedNav(desk, fund, feeDate, '1.3000')
    expect(await refusalOf(desk.first.send(feeDayCompute, { id: next.id, version: 1 }))).toBe(
      'ta-fee-day.earlierFeeDay',
    )
    await stop(last.id, 1)
    expect(await refusalOf(enter(fund, '2026-08-10'))).toBe('ta-fee-day.there')
    await desk.first.ok(feeDayCompute, { id: next.id, version: 1 })
  })

  test('a fund without shares has no fee day; a day before its cut-off is entered, but not computed', async () => {
    const empty = await fundFor(0, { performanceFee: fee })
    expect(await refusalOf(enter(empty, feeDate))).toBe('ta-fee-day.notRegistered')
    const { fund } = await fundWith({ ...fee, days: ['11-24'] })
    const { id } = await entered(fund, '2026-11-24')
    expect(await refusalOf(desk.first.send(feeDayCompute, { id, version: 1 }))).toBe(
      'ta-fee-day.beforeFeeDate',
    )
  })

  test('managers neither read nor enter fee days', async () => {
    expect((await manager().send(feeDayList, {})).status).toBe(403)
    expect((await manager().send(feeDayEnter, { productId: '1', day: feeDate })).status).toBe(403)
  })
})

describe('order with runs', () => {
  test('no fee is taken on a day before a confirmed run, and no fee from the NAV on a day with dealings', async () => {
    const { fund, holder } = await fundWith({ ...fee, takenFrom: 'nav' })
    await buys(fund, holder, feeDate, '1300.00')
    await dealDay(desk, fund, { day: feeDate, nav: '1.3000' })
    const { id } = await entered(fund, feeDate)
    expect(await refusalOf(desk.first.send(feeDayCompute, { id, version: 1 }))).toBe('ta-fee-day.dealt')
    await stop(id, 1)
    await buys(fund, holder, '2026-11-12', '1300.00')
    await dealDay(desk, fund, { day: '2026-11-12', nav: '1.3000' })
    const later = await enter(fund, feeDate)
    expect(later.body).toMatchObject({ code: 'ta-fee-day.laterDay' })
    expect(later.body.msg).toContain('2026-11-12')
  })

  test('a fee from shares allows dealings on its day: shares bought at its NAV pay nothing', async () => {
    const { fund, holder } = await fundWith(fee)
    await buys(fund, holder, feeDate, '1300.00')
    await dealDay(desk, fund, { day: feeDate, nav: '1.3000' })
    const { id, version } = await computedFeeDay(desk, fund)
    await desk.second.ok(feeDayConfirm, { id, version })
    expect(await rows(`SELECT shares FROM ta.lot WHERE product_id = $1 ORDER BY id`, [fund.id])).toEqual([
      { shares: '953.85' },
      { shares: '1000.00' },
    ])
    expect(await findings()).toEqual([])
    // neither a dividend nor a run may change the register from which the fee was computed
    const dividend = { productId: fund.id, ...plan, recordDate: feeDate, exDate: feeDate }
    expect(await refusalOf(desk.first.send(dividendEnter, dividend))).toBe('ta-fee-day.taken')
    await buys(fund, holder, '2026-11-09', '1000.00')
    await confirmedNav(desk, fund, '2026-11-09', '1.2000')
    const run = await desk.first.ok(runStart, { productId: fund.id, dealingDate: '2026-11-09' })
    const late = await desk.first.send(runCompute, { id: run.id, version: run.version, decision: null })
    expect(late.body).toMatchObject({ code: 'ta-fee-day.taken' })
    expect(late.body.msg).toContain(feeDate)
  })

  test('frozen shares are not taken, and a fee day that has changed since its computation is not confirmed', async () => {
    const { fund } = await fundWith(fee)
    await confirmedNav(desk, fund, feeDate, '1.3000')
    const { id, version } = await computedFeeDay(desk, fund)
    await rows(`UPDATE ta.holding SET frozen = 953.86 WHERE product_id = $1`, [fund.id])
    expect(await refusalOf(desk.second.send(feeDayConfirm, { id, version }))).toBe('ta-fee-day.frozen')
    await rows(`UPDATE ta.holding SET frozen = 953.85 WHERE product_id = $1`, [fund.id])
    await rows(`UPDATE ta.lot SET mark = 1.1 WHERE product_id = $1`, [fund.id])
    expect(await refusalOf(desk.second.send(feeDayConfirm, { id, version }))).toBe('ta-fee-day.changed')
    await rows(`UPDATE ta.lot SET mark = 1 WHERE product_id = $1`, [fund.id])
    await desk.second.ok(feeDayConfirm, { id, version })
    expect(await findings()).toEqual([])
  })
})

describe('order with dividends', () => {
  let fund: TestFund
  const sameDay = { recordDate: feeDate, exDate: feeDate }
  beforeAll(async () => {
    fund = (await fundWith({ ...fee, method: 'wholeFund', takenFrom: 'shares' }, '2026-11-03', 'M002')).fund
    await confirmedNav(desk, fund, feeDate, '1.1345')
    await confirmedNav(desk, fund, '2026-11-11', '1.1345')
  })

  test('a NAV that includes a dividend is not charged', async () => {
    const cum = await approvedDividend(desk, fund, { recordDate: feeDate, exDate: '2026-11-11' })
    const refused = await enter(fund, feeDate)
    expect(refused.body).toMatchObject({ code: 'ta-fee-day.cumDividend' })
    expect(refused.body.msg).toContain('2026-11-11')
    await desk.first.ok(dividendDecide, { ...cum, action: 'stop', reason: '改日' })
  })

  test('the dividend of its day comes first, and moves the mark of the fund', async () => {
    const { id } = await entered(fund, feeDate)
    const dividend = await computedDividend(desk, fund, sameDay)
    const waits = await desk.first.send(feeDayCompute, { id, version: 1 })
    expect(waits.body).toMatchObject({ code: 'ta-fee-day.dividendOpen' })
    await desk.second.ok(dividendConfirm, { id: dividend.id, version: dividend.version })
    const [register] = await rows(
      `SELECT trim_scale(mark)::text AS mark FROM ta.fund_register WHERE product_id = $1`,
      [fund.id],
    )
    expect(register).toEqual({ mark: '0.9' })
    const computed = await desk.first.ok(feeDayCompute, { id, version: 1 })
    // a dividend with a later record date must wait until the fee is confirmed
    const later = await desk.first.send(dividendEnter, {
      productId: fund.id,
      ...plan,
      recordDate: '2026-11-11',
      exDate: '2026-11-11',
    })
    expect(later.body).toMatchObject({ code: 'ta-fee-day.pending' })
    await desk.second.ok(feeDayConfirm, { id, version: computed.version })
    // 1,000.00 × (1.1345 − 0.9000) × 20 %
    const { list } = await desk.first.ok(feeDayList, { keyword: fund.code, state: 'confirmed' })
    expect(list).toMatchObject([{ fee: '46.90' }])
    expect(await findings()).toEqual([])
  })

  test('a later dividend is paid on the shares that are left', async () => {
    const { id } = await computedDividend(desk, fund, { recordDate: '2026-11-11', exDate: '2026-11-11' })
    const [held] = await rows<{ shares: string }>(
      `SELECT shares FROM ta.fund_register WHERE product_id = $1`,
      [fund.id],
    )
    // 46.90 ÷ 1.1345
    expect(held).toEqual({ shares: '958.66' })
    expect(await desk.first.ok(dividendDetail, { id })).toMatchObject({ totals: held })
  })

  test('a dividend waits for the fee of an earlier day, and refuses one once it is confirmed', async () => {
    const { fund: other } = await fundWith({ ...fee, days: ['11-09'] }, '2026-11-03', 'M002')
    await confirmedNav(desk, other, '2026-11-11', '1.3000')
    const dividend = await approvedDividend(desk, other, { recordDate: '2026-11-11', exDate: '2026-11-11' })
    const { id } = await entered(other, '2026-11-09')
    expect(await refusalOf(desk.first.send(dividendCompute, dividend))).toBe('ta-fee-day.pending')
    await stop(id, 1)
    const computed = await desk.first.ok(dividendCompute, dividend)
    await desk.second.ok(dividendConfirm, { id: computed.id, version: computed.version })
    expect(await refusalOf(enter(other, '2026-11-09'))).toBe('ta-fee-day.afterDividend')
  })
})
