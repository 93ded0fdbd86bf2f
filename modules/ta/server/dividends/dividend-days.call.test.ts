import { beforeAll, describe, expect, test } from 'vitest'
import {
  dividendCompute,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
  dividendEnter,
  dividendList,
} from '../../contract/dividends/dividends.ts'
import { reportList } from '../../contract/reports/reports.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { approvedDividend, computedDividend, plan } from '../test/dividends.ts'
import type { TestFund } from '../test/funds.ts'
import { type TestHolder, openHolder } from '../test/holders.ts'
import { reportRows } from '../test/report-rows.ts'
import { refusalOf, stageDividends } from '../test/stage-dividends.ts'

const { stage, desk, manager, fundFor, buys, sells, reinvests, holdersOf, findings, rows } = stageDividends()

describe('record date and ex-date on one open day', () => {
  let fund: TestFund
  let [stays, sold, late, comes] = [{}, {}, {}, {}] as [TestHolder, TestHolder, TestHolder, TestHolder]
  const day = '2026-11-10'
  const sameDay = { recordDate: day, exDate: day }
  beforeAll(async () => {
    fund = await fundFor(0)
    stays = await openHolder(stage.iisp, fund, '甲公司')
    sold = await openHolder(stage.iisp, fund, '乙公司')
    late = await openHolder(stage.iisp, fund, '丙公司')
    comes = await openHolder(stage.iisp, fund, '丁公司')
    for (const holder of [stays, sold, late]) await buys(fund, holder, '2026-11-03', '1000.00')
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
    await sells(fund, sold, day, '1000.00')
    await buys(fund, comes, day, '2000.00')
    await reinvests(fund, late, day)
    await reinvests(fund, stays, '2026-11-04')
    await dealDay(desk, fund, { day: '2026-11-04', nav: '1.0000' })
  })

  /** The rows of the report files of an open day. */
  const reportsOf = async (openDay: string) => {
    const { list } = await manager().ok(reportList, {
      productId: fund.id,
      startDate: openDay,
      endDate: openDay,
    })
    expect(list.length).toBe(3)
    return Promise.all(list.map(({ id }) => reportRows(manager(), id)))
  }

  test('it waits for the run of the record date', async () => {
    const approved = await approvedDividend(desk, fund, sameDay)
    const refused = await desk.first.send(dividendCompute, approved)
    expect(refused.body).toMatchObject({ code: 'ta-dividend.dayOpen' })
    expect(refused.body.msg).toContain(day)
    const reason = '改日分红'
    const stop = { ...approved, action: 'stop' as const, reason }
    expect(await refusalOf(desk.first.send(dividendDecide, { ...stop, reason: ' ' }))).toBe(
      'platform.reasonMissing',
    )
    await desk.first.ok(dividendDecide, stop)
    expect((await desk.first.ok(dividendList, { open: true })).list).toEqual([])
    expect(await desk.first.ok(dividendDetail, { id: approved.id })).toMatchObject({
      state: 'stopped',
      steps: [{ event: 'enter' }, { event: 'approve' }, { event: 'stop', reason }],
    })
  })

  test('who redeemed that day takes part, who subscribed does not, and a method confirmed later does not count', async () => {
    await dealDay(desk, fund, { day, nav: '1.1345' })
    const published = await reportsOf(day)
    const computed = await computedDividend(desk, fund, sameDay)
    expect(await desk.first.ok(dividendDetail, { id: computed.id })).toMatchObject({
      cumNav: '1.2345',
      exNav: '1.1345',
      totals: { shares: '3000.00', gross: '300.00', reinvested: '100.00', newShares: '88.14' },
    })
    const accounts = await rows(
      `SELECT i.name, c.basis_shares AS shares, c.dividend_method AS method FROM ta.confirmation c
       JOIN ta.investor i ON i.id = c.investor_id WHERE c.dividend_id = $1 ORDER BY c.id`,
      [computed.id],
    )
    expect(accounts).toEqual([
      { name: '甲公司', shares: '1000.00', method: '0' },
      { name: '乙公司', shares: '1000.00', method: '1' },
      { name: '丙公司', shares: '1000.00', method: '1' },
    ])
    await desk.second.ok(dividendConfirm, { id: computed.id, version: computed.version })
    expect(await findings()).toEqual([])
    expect(await reportsOf(day)).toEqual(published)
  })

  test('the check finds rows tampered with afterwards', async () => {
    await stage.iisp.owner.query(
      `UPDATE ta.confirmation SET basis_shares = basis_shares + 10, gross_amount = gross_amount + 1, net_amount = net_amount + 1
       WHERE dividend_id IS NOT NULL AND product_id = $1 AND dividend_method = '1'`,
      [fund.id],
    )
    expect(new Set((await findings()).map(({ rule }) => rule.zh))).toEqual(
      new Set(['分红等于各账户确认之和', '分红基数等于登记日持有份额']),
    )
    await stage.iisp.owner.query(
      `UPDATE ta.confirmation SET basis_shares = basis_shares - 10, gross_amount = gross_amount - 1, net_amount = net_amount - 1
       WHERE dividend_id IS NOT NULL AND product_id = $1 AND dividend_method = '1'`,
      [fund.id],
    )
  })
})

describe('refusals', () => {
  let fund: TestFund
  beforeAll(async () => {
    fund = await fundFor(0)
    const holder = await openHolder(stage.iisp, fund, '戊公司')
    await buys(fund, holder, '2026-11-03', '1000.00')
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
    await buys(fund, holder, '2026-11-10', '500.00')
    await dealDay(desk, fund, { day: '2026-11-10', nav: '1.2345' })
    await confirmedNav(desk, fund, '2026-11-11', '1.1345')
  })
  const enter = (more: object) => desk.first.send(dividendEnter, { productId: fund.id, ...plan, ...more })

  test.each([
    ['the ex-date before the record date', { exDate: '2026-11-09' }, 'ta-dividend.daysOutOfOrder'],
    ['the payment before the ex-date', { paymentDate: '2026-11-10' }, 'ta-dividend.daysOutOfOrder'],
    ['a payment on a Sunday', { paymentDate: '2026-11-15' }, 'ta-dividend.notWorkingDay'],
    ['a payment later than the terms allow', { paymentDate: '2026-11-30' }, 'ta-dividend.paymentLate'],
    ['a payment months later', { paymentDate: '2027-02-01' }, 'ta-dividend.daysTooFar'],
    [
      'an ex-date on a Saturday',
      { exDate: '2026-11-14', paymentDate: '2026-11-16' },
      'ta-dividend.notTradingDay',
    ],
    ['nothing a share', { perShare: '0.0000' }, 'ta-dividend.perShareWrong'],
    ['a record date before a run that is confirmed', { recordDate: '2026-11-04' }, 'ta-dividend.laterDay'],
  ])('%s', async (_, more, code) => expect(await refusalOf(enter(more))).toBe(code))

  test('more than the realised profit, and shares dealt at a NAV that includes the dividend', async () => {
    const dealt = await approvedDividend(desk, fund)
    expect(await refusalOf(desk.first.send(dividendCompute, dealt))).toBe('ta-dividend.pricedCum')
    await desk.first.ok(dividendDecide, { ...dealt, action: 'stop', reason: '重录' })
    const days = { recordDate: '2026-11-11', exDate: '2026-11-11' }
    const poor = await approvedDividend(desk, fund, { ...days, realisedProfit: '140.49' })
    const refused = await desk.first.send(dividendCompute, poor)
    expect(refused.body).toMatchObject({ code: 'ta-dividend.notCovered' })
    expect(refused.body.msg).toContain('140.50')
    await desk.first.ok(dividendDecide, { ...poor, action: 'stop', reason: '重录' })
  })

  test('returned with a reason by another person, it may be entered anew', async () => {
    const days = { recordDate: '2026-11-11', exDate: '2026-11-11' }
    const { id } = await desk.first.ok(dividendEnter, { productId: fund.id, ...plan, ...days })
    await desk.second.ok(dividendDecide, { id, version: 1, action: 'return', reason: '金额有误' })
    const anew = await desk.first.ok(dividendEnter, { productId: fund.id, ...plan, ...days })
    await desk.first.ok(dividendDecide, { id: anew.id, version: 1, action: 'stop', reason: '不再分红' })
  })

  test('the register that has changed since it was computed refuses the confirmation', async () => {
    const days = { recordDate: '2026-11-11', exDate: '2026-11-11' }
    const computed = await computedDividend(desk, fund, days)
    await stage.iisp.owner.query(`UPDATE ta.holding SET dividend_method = '0' WHERE product_id = $1`, [
      fund.id,
    ])
    const confirm = { id: computed.id, version: computed.version }
    expect(await refusalOf(desk.second.send(dividendConfirm, confirm))).toBe('ta-dividend.changed')
    await desk.first.ok(dividendDecide, { ...confirm, action: 'stop', reason: '重算' })
    expect(await holdersOf(computed.id)).toEqual([])
  })

  test('managers neither read nor enter dividends here', async () => {
    expect((await manager().send(dividendList, {})).status).toBe(403)
    expect((await manager().send(dividendEnter, { productId: fund.id, ...plan })).status).toBe(403)
  })
})
