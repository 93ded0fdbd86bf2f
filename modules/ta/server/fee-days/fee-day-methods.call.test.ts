import { beforeAll, describe, expect, test } from 'vitest'
import { confirmationList } from '../../contract/dealing/confirmations.ts'
import { feeDayConfirm, feeDayDetail, feeDayList, feeDayStop } from '../../contract/fee-days/fee-days.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { computedFeeDay, feeDate, feeTerms, lotsNow, lotsOfFeeDay, registerOf } from '../test/fee-days.ts'
import type { TestFund } from '../test/funds.ts'
import { openHolder } from '../test/holders.ts'
import { refusalOf, stageDividends } from '../test/stage-dividends.ts'

const { stage, desk, fundFor, buys, findings, rows } = stageDividends()

describe('the whole fund from the NAV: mark 1.2000, 10,000,000.00 shares, NAV 1.3000', () => {
  let fund: TestFund
  let id = ''
  beforeAll(async () => {
    fund = await fundFor(0, { performanceFee: { ...feeTerms, method: 'wholeFund', takenFrom: 'nav' } })
    const [early, late] = [
      await openHolder(stage.iisp, fund, '海川实业'),
      await openHolder(stage.iisp, fund, '明德控股'),
    ]
    await buys(fund, early, '2026-11-03', '7200000.00')
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.2000' })
    await buys(fund, late, '2026-11-04', '5160000.00')
    await dealDay(desk, fund, { day: '2026-11-04', nav: '1.2900' })
    await confirmedNav(desk, fund, feeDate, '1.3000')
  })

  test('the fee is 200,000.00 and the NAV 1.2800, borne by both holders by their shares', async () => {
    const computed = await computedFeeDay(desk, fund)
    id = computed.id
    expect(await desk.first.ok(feeDayDetail, { id })).toMatchObject({
      result: {
        method: 'wholeFund',
        takenFrom: 'nav',
        navAfter: '1.2800',
        markBefore: '1.2000',
        markAfter: '1.2800',
        totals: { lots: 2, charged: 2, fee: '200000.00', sharesOff: '0.00', sharesAfter: '10000000.00' },
      },
    })
    expect(await lotsOfFeeDay(desk, id)).toMatchObject([
      { fee: '120000.00', markBefore: '1.2000', markAfter: '1.2800', sharesOff: '0.00' },
      // its own mark is above the fund's mark and stays
      { fee: '80000.00', markBefore: '1.2900', markAfter: '1.2900' },
    ])
    await desk.second.ok(feeDayConfirm, { id, version: computed.version })
    expect(await registerOf(rows, fund)).toEqual({ shares: '10000000.00', mark: '1.28', held: '10000000.00' })
    expect(await lotsNow(rows, fund)).toEqual([
      { shares: '6000000.00', mark: '1.2800' },
      { shares: '4000000.00', mark: '1.2900' },
    ])
    expect((await desk.first.ok(confirmationList, { productId: fund.id, kind: '145' })).list).toEqual([])
    expect(await findings()).toEqual([])
  })

  test('the list names it with its fee, and finds it by fund and day', async () => {
    const found = await desk.first.ok(feeDayList, {
      keyword: fund.code,
      startDate: feeDate,
      state: 'confirmed',
    })
    expect(found.list).toMatchObject([{ id, unitNav: '1.3000', fee: '200000.00', feeDate, dueDate: feeDate }])
    expect((await desk.first.ok(feeDayList, { keyword: fund.code, open: true })).list).toEqual([])
  })
})

describe('the whole fund from shares', () => {
  test('1,000,000 shares, 1.0000 → 1.2000: 33,333.33 shares worth 40,000.00, split among three lots to the last share', async () => {
    const fund = await fundFor(0, {
      performanceFee: { ...feeTerms, method: 'wholeFund', takenFrom: 'shares' },
    })
    const holder = await openHolder(stage.iisp, fund, '海川实业')
    const other = await openHolder(stage.iisp, fund, '明德控股')
    for (const [who, amount] of [
      [holder, '333333.00'],
      [holder, '333333.00'],
      [other, '333334.00'],
    ] as const)
      await buys(fund, who, '2026-11-03', amount)
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
    await confirmedNav(desk, fund, feeDate, '1.2000')
    const computed = await computedFeeDay(desk, fund)
    await desk.second.ok(feeDayConfirm, { id: computed.id, version: computed.version })
    expect(await registerOf(rows, fund)).toEqual({ shares: '966666.67', mark: '1.2', held: '966666.67' })
    expect(await lotsNow(rows, fund)).toEqual([
      { shares: '322221.90', mark: '1.2000' },
      { shares: '322221.90', mark: '1.2000' },
      { shares: '322222.87', mark: '1.2000' },
    ])
    expect(await findings()).toEqual([])
  })
})

describe('per lot from the NAV, and nothing above the marks', () => {
  test('it falls for all, and the lots that paid take the lower NAV as their mark', async () => {
    const fund = await fundFor(0, { performanceFee: { ...feeTerms, takenFrom: 'nav' } })
    const holder = await openHolder(stage.iisp, fund, '海川实业')
    for (const [day, amount, nav] of [
      ['2026-11-03', '300000.00', '1.0000'],
      ['2026-11-04', '230000.00', '1.1500'],
      ['2026-11-05', '135000.00', '1.3500'],
    ] as const) {
      await buys(fund, holder, day, amount)
      await dealDay(desk, fund, { day, nav })
    }
    await confirmedNav(desk, fund, feeDate, '1.3000')
    const computed = await computedFeeDay(desk, fund)
    await desk.second.ok(feeDayConfirm, { id: computed.id, version: computed.version })
    expect(await desk.first.ok(feeDayDetail, { id: computed.id })).toMatchObject({
      result: { navAfter: '1.2600', totals: { fee: '24000.00', sharesOff: '0.00' } },
    })
    expect(await lotsNow(rows, fund)).toEqual([
      { shares: '300000.00', mark: '1.2600' },
      { shares: '200000.00', mark: '1.2600' },
      { shares: '100000.00', mark: '1.3500' },
    ])
    expect(await findings()).toEqual([])
  })

  test('a fee of nothing is confirmed and changes nothing', async () => {
    const fund = await fundFor(0, { performanceFee: feeTerms })
    const holder = await openHolder(stage.iisp, fund, '海川实业')
    await buys(fund, holder, '2026-11-03', '1000.00')
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
    await confirmedNav(desk, fund, feeDate, '0.9000')
    const { id, version } = await computedFeeDay(desk, fund)
    await desk.second.ok(feeDayConfirm, { id, version })
    expect((await desk.first.ok(feeDayDetail, { id })).fee).toBe('0.00')
    expect(await lotsNow(rows, fund)).toEqual([{ shares: '1000.00', mark: '1.0000' }])
    expect(await findings()).toEqual([])
  })

  test('stopped with a reason, it may be entered anew', async () => {
    const fund = await fundFor(0, { performanceFee: feeTerms })
    await buys(fund, await openHolder(stage.iisp, fund, '海川实业'), '2026-11-03', '1000.00')
    await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
    await confirmedNav(desk, fund, feeDate, '1.3000')
    const { id, version } = await computedFeeDay(desk, fund)
    expect(await refusalOf(desk.first.send(feeDayStop, { id, version, reason: ' ' }))).toBe(
      'platform.reasonMissing',
    )
    await desk.first.ok(feeDayStop, { id, version, reason: '净值待复核' })
    expect(await lotsOfFeeDay(desk, id)).toEqual([])
    expect(await desk.first.ok(feeDayDetail, { id })).toMatchObject({
      state: 'stopped',
      actions: [],
      steps: [{ event: 'enter' }, { event: 'compute' }, { event: 'stop', reason: '净值待复核' }],
    })
    await computedFeeDay(desk, fund)
  })
})
