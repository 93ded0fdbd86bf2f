import { beforeAll, describe, expect, test } from 'vitest'
import { confirmationList, confirmationWorking } from '../../contract/dealing/confirmations.ts'
import { navEnter } from '../../contract/dealing/nav.ts'
import { runCompute, runCorrect, runStart } from '../../contract/dealing/runs.ts'
import { feeDayCompute, feeDayConfirm, feeDayDetail, feeDayEnter } from '../../contract/fee-days/fee-days.ts'
import { transactionSummaryList } from '../../contract/dealing/summaries.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { feeDate, feeTerms, lotsNow, lotsOfFeeDay, registerOf } from '../test/fee-days.ts'
import type { TestFund } from '../test/funds.ts'
import { type TestHolder, openHolder } from '../test/holders.ts'
import { refusalOf, stageDividends } from '../test/stage-dividends.ts'

const { stage, desk, manager, fundFor, buys, sells, findings, rows } = stageDividends()

describe('E8 from shares: three lots of a holder with marks of their own', () => {
  let fund: TestFund
  let holder: TestHolder
  let feeDay: { id: string; version: number; digest: string }
  beforeAll(async () => {
    fund = await fundFor(0, { performanceFee: feeTerms })
    holder = await openHolder(stage.iisp, fund, '海川实业')
    for (const [day, amount, nav] of [
      ['2026-11-03', '300000.00', '1.0000'],
      ['2026-11-04', '230000.00', '1.1500'],
      ['2026-11-05', '135000.00', '1.3500'],
    ] as const) {
      await buys(fund, holder, day, amount)
      await dealDay(desk, fund, { day, nav })
    }
  })

  test('it is entered on a fee day of the terms and computed once the run of the day is done and its NAV confirmed', async () => {
    await sells(fund, holder, feeDate, '1.00')
    const { id, feeDate: moved } = await desk.first.ok(feeDayEnter, { productId: fund.id, day: feeDate })
    expect(moved).toBe(feeDate)
    expect(await refusalOf(desk.first.send(feeDayEnter, { productId: fund.id, day: feeDate }))).toBe(
      'ta-fee-day.there',
    )
    expect((await desk.second.ok(feeDayDetail, { id })).actions).toEqual(['compute', 'stop'])
    const compute = { id, version: 1 }
    const refused = await desk.first.send(feeDayCompute, compute)
    expect(refused.body).toMatchObject({ code: 'ta-fee-day.dayOpen' })
    expect(refused.body.msg).toContain(feeDate)
    await rows(
      `UPDATE ta.application SET dealing_date = '2026-11-17' WHERE product_id = $1 AND dealing_date = $2`,
      [fund.id, feeDate],
    )
    expect(await refusalOf(desk.first.send(feeDayCompute, compute))).toBe('ta.noNav')
    await confirmedNav(desk, fund, feeDate, '1.3000')
    feeDay = await desk.first.ok(feeDayCompute, compute)
    expect(await lotsOfFeeDay(desk, id)).toMatchObject([
      {
        shares: '300000.00',
        markBefore: '1.0000',
        fee: '18000.00',
        sharesOff: '13846.15',
        sharesAfter: '286153.85',
        markAfter: '1.3000',
      },
      {
        shares: '200000.00',
        markBefore: '1.1500',
        fee: '6000.00',
        sharesOff: '4615.38',
        sharesAfter: '195384.62',
        markAfter: '1.3000',
      },
      {
        shares: '100000.00',
        markBefore: '1.3500',
        fee: '0.00',
        sharesOff: '0.00',
        sharesAfter: '100000.00',
        markAfter: '1.3500',
      },
    ])
    expect(await desk.second.ok(feeDayDetail, { id })).toMatchObject({
      state: 'computed',
      fee: '24000.00',
      result: {
        method: 'perLot',
        takenFrom: 'shares',
        rate: '20.00%',
        unitNav: '1.3000',
        navAfter: '1.3000',
        markBefore: null,
        totals: {
          lots: 3,
          charged: 2,
          fee: '24000.00',
          sharesOff: '18461.53',
          sharesBefore: '600000.00',
          sharesAfter: '581538.47',
        },
      },
    })
  })

  test('computed again it is the same, its NAV stays as it is, and nothing is in the register yet', async () => {
    const again = await desk.first.ok(feeDayCompute, { id: feeDay.id, version: feeDay.version })
    expect(again.digest).toBe(feeDay.digest)
    feeDay = again
    const [nav] = await rows<{ id: string; version: number }>(
      `SELECT id::text, version FROM ta.nav WHERE product_id = $1 AND nav_date = $2`,
      [fund.id, feeDate],
    )
    const figures = { productId: fund.id, navDate: feeDate, unitNav: '1.3001', accumulatedNav: '1.3001' }
    expect(await refusalOf(desk.first.send(navEnter, { ...figures, replaces: nav ?? null }))).toBe(
      'ta.navUsed',
    )
    expect(await registerOf(rows, fund)).toEqual({ shares: '600000.00', mark: null, held: '600000.00' })
    expect((await manager().ok(confirmationList, { productId: fund.id, kind: '145' })).list).toEqual([])
  })

  test('a run of a later day waits for it', async () => {
    await buys(fund, holder, '2026-11-12', '1300.00')
    await confirmedNav(desk, fund, '2026-11-12', '1.3000')
    const run = await desk.first.ok(runStart, { productId: fund.id, dealingDate: '2026-11-12' })
    const refused = await desk.first.send(runCompute, { id: run.id, version: run.version, decision: null })
    expect(refused.body).toMatchObject({ code: 'ta-fee-day.pending' })
    expect(refused.body.msg).toContain(feeDate)
  })

  test('another person confirms it, one of two simultaneous confirmations fails, and lots, holding and total fall as in E8', async () => {
    const confirm = { id: feeDay.id, version: feeDay.version }
    expect(await refusalOf(desk.first.send(feeDayConfirm, confirm))).toBe('platform.secondPerson')
    const answers = await Promise.all([1, 2].map(() => desk.second.send(feeDayConfirm, confirm)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await desk.first.ok(feeDayDetail, { id: feeDay.id })).toMatchObject({
      state: 'confirmed',
      actions: ['ask'],
    })
    expect(await lotsNow(rows, fund)).toEqual([
      { shares: '286153.85', mark: '1.3000' },
      { shares: '195384.62', mark: '1.3000' },
      { shares: '100000.00', mark: '1.3500' },
    ])
    expect(await registerOf(rows, fund)).toEqual({ shares: '581538.47', mark: '1.3', held: '581538.47' })
    expect(await findings()).toEqual([])
  })

  test('the manager sees a forced decrease that is worth the fee, with its calculation, and nothing is paid out', async () => {
    const { list } = await manager().ok(confirmationList, { productId: fund.id, kind: '145' })
    expect(list).toMatchObject([
      {
        shares: '-18461.53',
        grossAmount: '24000.00',
        performanceFee: '24000.00',
        netAmount: '0.00',
        unitNav: '1.3000',
        dealingDate: feeDate,
        confirmedOn: '2026-11-11',
        settlesOn: null,
        applicationNo: '',
      },
    ])
    expect(await manager().ok(confirmationWorking, { id: list[0]?.id ?? '' })).toMatchObject({
      steps: [
        { what: 'shares', formula: 'performanceFee / nav', result: '13846.15' },
        { what: 'shares', formula: 'performanceFee / nav', result: '4615.38' },
      ],
      lots: [
        { shares: '13846.15', performanceFee: '18000.00' },
        { shares: '4615.38', performanceFee: '6000.00' },
      ],
    })
    const months = await manager().ok(transactionSummaryList, { productId: fund.id })
    expect(months.list).toMatchObject([{ kind: '122' }, { kind: '145', closingShares: '581538.47' }])
    expect((await (await stage.iisp.as('he.yu')).ok(confirmationList, { productId: fund.id })).list).toEqual(
      [],
    )
  })

  test('the later run is dealt afterwards, and the check finds tampered rows', async () => {
    const [run] = await rows<{ id: string; version: number }>(
      `SELECT id::text, version FROM ta.dealing_run WHERE product_id = $1 AND dealing_date = '2026-11-12'`,
      [fund.id],
    )
    if (run === undefined) throw new Error('no run')
    await desk.first.ok(runCompute, { ...run, decision: null })
    const rule = async () => new Set((await findings()).map((found) => found.rule.zh))
    await rows(`UPDATE ta.fee_day_lot SET fee = fee + 1 WHERE fee_day_id = $1 AND fee > 10000`, [feeDay.id])
    expect(await rule()).toEqual(
      new Set(['业绩报酬等于各份额明细之和', '业绩报酬等于高水位以上收益乘以比例']),
    )
    await rows(`UPDATE ta.fee_day_lot SET fee = fee - 1 WHERE fee_day_id = $1 AND fee > 10000`, [feeDay.id])
    await rows(`UPDATE ta.fee_day_lot SET mark_after = 1.31 WHERE fee_day_id = $1 AND mark_after = 1.3`, [
      feeDay.id,
    ])
    expect(await rule()).toEqual(new Set(['份额明细按业绩报酬计提变动']))
    await rows(`UPDATE ta.fee_day_lot SET mark_after = 1.3 WHERE fee_day_id = $1 AND mark_after = 1.31`, [
      feeDay.id,
    ])
    expect(await findings()).toEqual([])
  })

  test('a run that it was taken on is not corrected any more', async () => {
    const [run] = await rows<{ id: string; version: number }>(
      `SELECT id::text, version FROM ta.dealing_run WHERE product_id = $1 AND dealing_date = '2026-11-05'`,
      [fund.id],
    )
    if (run === undefined) throw new Error('no run')
    expect(await refusalOf(desk.first.send(runCorrect, run))).toBe('ta-fee-day.taken')
  })
})
