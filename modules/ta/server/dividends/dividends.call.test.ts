import { system } from '@iisp/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { confirmationList, confirmationWorking } from '../../contract/dealing/confirmations.ts'
import { navEnter } from '../../contract/dealing/nav.ts'
import { runCompute, runCorrect, runStart } from '../../contract/dealing/runs.ts'
import {
  dividendCompute,
  dividendConfirm,
  dividendDecide,
  dividendDetail,
  dividendEnter,
} from '../../contract/dividends/dividends.ts'
import { perLotFee } from '../../rules/test/terms.ts'
import { payHolders } from '../payments/pay-holders.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { plan } from '../test/dividends.ts'
import type { TestFund } from '../test/funds.ts'
import { type TestHolder, openHolder } from '../test/holders.ts'
import { refusalOf, stageDividends } from '../test/stage-dividends.ts'

const { stage, desk, manager, fundFor, buys, reinvests, holdersOf, findings, rows } = stageDividends()

describe('E9: three holders of 500,000.00 shares', () => {
  let fund: TestFund
  let [cash, reinvest, owing] = [{}, {}, {}] as [TestHolder, TestHolder, TestHolder]
  let dividend: { id: string; version: number; digest: string }
  beforeAll(async () => {
    fund = await fundFor(0, { performanceFee: perLotFee })
    ;[cash, reinvest, owing] = [
      await openHolder(stage.iisp, fund, '海川实业'),
      await openHolder(stage.iisp, fund, '张三'),
      await openHolder(stage.iisp, fund, '李四'),
    ]
    await buys(fund, cash, '2026-11-03', '617250.00')
    await buys(fund, reinvest, '2026-11-03', '617250.00')
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.2345' })
    await buys(fund, owing, '2026-11-04', '600000.00')
    await reinvests(fund, reinvest, '2026-11-04')
    await dealDay(desk, fund, { day: '2026-11-04', nav: '1.2000' })
  })

  test('it is entered by one person, approved by another, and computed once the NAVs of both days are confirmed', async () => {
    const { id } = await desk.first.ok(dividendEnter, { productId: fund.id, ...plan })
    expect(await refusalOf(desk.first.send(dividendEnter, { productId: fund.id, ...plan }))).toBe(
      'ta-dividend.there',
    )
    const approve = { id, version: 1, action: 'approve' as const, reason: '' }
    expect(await refusalOf(desk.first.send(dividendDecide, approve))).toBe('platform.secondPerson')
    expect((await desk.first.ok(dividendDetail, { id })).actions).toEqual(['stop'])
    expect((await desk.second.ok(dividendDetail, { id })).actions).toEqual(['approve', 'return', 'stop'])
    const approved = await desk.second.ok(dividendDecide, approve)
    const compute = { id, version: approved.version }
    expect(await refusalOf(desk.first.send(dividendCompute, compute))).toBe('ta.noNav')
    await confirmedNav(desk, fund, '2026-11-10', '1.2345')
    expect(await refusalOf(desk.first.send(dividendCompute, compute))).toBe('ta.noNav')
    await confirmedNav(desk, fund, '2026-11-11', '1.1345')
    dividend = await desk.first.ok(dividendCompute, compute)
    expect(await holdersOf(id)).toMatchObject([
      { shares: '500000.00', method: 'cash', gross: '50000.00', performanceFee: '0.00', net: '50000.00' },
      { shares: '500000.00', method: 'reinvest', net: '50000.00', newShares: '44072.28' },
      { shares: '500000.00', method: 'cash', performanceFee: '3450.00', net: '46550.00', newShares: '0.00' },
    ])
    expect(await desk.second.ok(dividendDetail, { id })).toMatchObject({
      state: 'computed',
      cumNav: '1.2345',
      exNav: '1.1345',
      totals: {
        accounts: 3,
        shares: '1500000.00',
        gross: '150000.00',
        performanceFee: '3450.00',
        cash: '96550.00',
        reinvested: '50000.00',
        newShares: '44072.28',
        sharesBefore: '1500000.00',
        sharesAfter: '1544072.28',
      },
    })
  })

  test('computed again it is the same, and its NAVs stay as they are', async () => {
    const again = await desk.first.ok(dividendCompute, { id: dividend.id, version: dividend.version })
    expect(again.digest).toBe(dividend.digest)
    dividend = again
    const [nav] = await rows<{ id: string; version: number }>(
      `SELECT id::text, version FROM ta.nav WHERE product_id = $1 AND nav_date = '2026-11-10'`,
      [fund.id],
    )
    const replacing = {
      productId: fund.id,
      navDate: '2026-11-10',
      unitNav: '1.2346',
      accumulatedNav: '1.2346',
      replaces: nav ?? null,
    }
    expect(await refusalOf(desk.first.send(navEnter, replacing))).toBe('ta.navUsed')
  })

  test('a run of a later day waits for it', async () => {
    await buys(fund, cash, '2026-11-12', '1000.00')
    await confirmedNav(desk, fund, '2026-11-12', '1.1345')
    const run = await desk.first.ok(runStart, { productId: fund.id, dealingDate: '2026-11-12' })
    const compute = { id: run.id, version: run.version, decision: null }
    const refused = await desk.first.send(runCompute, compute)
    expect(refused.body).toMatchObject({ code: 'ta-dividend.pending' })
    expect(refused.body.msg).toContain('2026-11-10')
  })

  test('another person confirms it, one of two simultaneous confirmations fails, and the register has the figures of E9', async () => {
    // relation 1 of the demonstration redeems 60 % of the cash that its child fund distributes
    await rows(`UPDATE fund_relation.relation SET child_id = $1 WHERE id = 1`, [fund.id])
    const confirm = { id: dividend.id, version: dividend.version }
    expect(await refusalOf(desk.first.send(dividendConfirm, confirm))).toBe('platform.secondPerson')
    const answers = await Promise.all([1, 2].map(() => desk.second.send(dividendConfirm, confirm)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await desk.first.ok(dividendDetail, { id: dividend.id })).actions).toEqual(['ask'])
    const lots = await rows(
      `SELECT trading_account_id::text AS account, source, shares, nav, mark, cost, registered_on::text AS day
       FROM ta.lot WHERE product_id = $1 ORDER BY id`,
      [fund.id],
    )
    expect(lots).toMatchObject([
      { account: cash.account, shares: '500000.00', mark: '1.13450000' },
      { account: reinvest.account, shares: '500000.00', mark: '1.13450000' },
      { account: owing.account, shares: '500000.00', mark: '1.13450000' },
      {
        account: reinvest.account,
        source: '3',
        shares: '44072.28',
        nav: '1.13450000',
        mark: '1.13450000',
        cost: '50000.00',
        day: '2026-11-11',
      },
    ])
    const [register] = await rows(`SELECT shares, holders FROM ta.fund_register WHERE product_id = $1`, [
      fund.id,
    ])
    expect(register).toMatchObject({ shares: '1544072.28', holders: 3 })
    expect(await findings()).toEqual([])
  })

  test('a linked mother fund is asked for the cash paid out, not for the reinvested amount', async () => {
    const orders = await rows(
      `SELECT kind, amount, not_before::text AS "notBefore" FROM fund_relation.linked_order WHERE origin = $1`,
      [`relation:1/dividend-${dividend.id}/024`],
    )
    // 60 % of 96,550.00, from the day of the confirmation on
    expect(orders).toEqual([{ kind: '024', amount: '57930.00', notBefore: '2026-11-20' }])
  })

  test('the manager sees the three confirmations with their calculation; another manager sees none of them', async () => {
    const { list } = await manager().ok(confirmationList, { productId: fund.id, kind: '143' })
    expect(list).toMatchObject([
      { netAmount: '46550.00', settlesOn: '2026-11-13', applicationNo: '', investorName: '李四' },
      { netAmount: '50000.00', shares: '44072.28', settlesOn: null },
      { netAmount: '50000.00', shares: '0.00', settlesOn: '2026-11-13' },
    ])
    const id = list[1]?.id ?? ''
    expect(await manager().ok(confirmationWorking, { id })).toMatchObject({
      steps: [
        { what: 'gross', formula: 'basis * perShare', result: '50000.00' },
        { what: 'net', result: '50000.00' },
        { what: 'shares', formula: 'net / nav', result: '44072.28' },
      ],
      lots: [{ shares: '500000.00', performanceFee: '0.00' }],
    })
    const other = await stage.iisp.as('he.yu')
    expect((await other.ok(confirmationList, { productId: fund.id, kind: '143' })).list).toEqual([])
  })

  test('cash is paid once, on the payment date, to the designated accounts; reinvested amounts are not paid', async () => {
    const at = new Date('2026-11-13T10:00:00+08:00')
    const actor = system('test')
    const pay = () =>
      stage.iisp.db.transact(actor, (db) =>
        payHolders.run(db, at, stage.iisp.portal.dispatcher.within(actor, db)),
      )
    await pay()
    await pay()
    const orders = await rows(
      `SELECT o.partner_name, o.amount, o.transfer_detail, o.transfer_date::text AS day, o.reason
       FROM transfers.transfer_order o JOIN ta.confirmation c ON c.order_id = o.id WHERE c.dividend_id = $1 ORDER BY o.id`,
      [dividend.id],
    )
    expect(orders).toEqual(
      [
        ['海川实业', '50000.00'],
        ['李四', '46550.00'],
      ].map(([name, amount]) => ({
        partner_name: name,
        amount,
        transfer_detail: '0602',
        day: '2026-11-13',
        reason: '分红款 2026-11-11',
      })),
    )
    expect(await findings()).toEqual([])
  })

  test('the run that it was paid on is not corrected any more', async () => {
    const [run] = await rows<{ id: string; version: number }>(
      `SELECT id::text, version FROM ta.dealing_run WHERE product_id = $1 AND dealing_date = '2026-11-04'`,
      [fund.id],
    )
    if (run === undefined) throw new Error('no run')
    expect(await refusalOf(desk.first.send(runCorrect, run))).toBe('ta-dividend.paidOn')
  })
})
