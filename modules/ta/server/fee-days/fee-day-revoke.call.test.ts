import { describe, expect, test } from 'vitest'
import { confirmationList } from '../../contract/dealing/confirmations.ts'
import { dividendConfirm } from '../../contract/dividends/dividends.ts'
import { revocationAsk, revocationDrop } from '../../contract/corrections/revocations.ts'
import { runCorrect } from '../../contract/dealing/runs.ts'
import { feeDayConfirm, feeDayDetail, feeDayRevoke } from '../../contract/fee-days/fee-days.ts'
import { performancePay } from '../../contract/performance-fees/performance-fees.ts'
import { confirmedNav, dealDay } from '../test/deal-day.ts'
import { computedDividend } from '../test/dividends.ts'
import { computedFeeDay, feeDate, feeTerms, lotsNow, registerOf } from '../test/fee-days.ts'
import { openHolder } from '../test/holders.ts'
import { owedOf, paidToManager } from '../test/performance-fees.ts'
import { refusalOf, stageDividends } from '../test/stage-dividends.ts'
import { requestReversal } from '../test/request-reversal.ts'

const { stage, desk, manager, fundFor, buys, findings, rows } = stageDividends()
const reason = '净值有误'

/** A fund with 1,000,000.00 shares bought at 1.0000 and a fee of 60,000.00 taken at 1.3000. */
async function chargedFund(performanceFee: object) {
  const fund = await fundFor(0, { performanceFee, feeSchedule: paidToManager })
  const holder = await openHolder(stage.iisp, fund, '海川实业')
  await buys(fund, holder, '2026-11-03', '1000000.00')
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
  const before = [await lotsNow(rows, fund), await registerOf(rows, fund)]
  await confirmedNav(desk, fund, feeDate, '1.3000')
  const { id, version } = await computedFeeDay(desk, fund)
  const confirmed = await desk.second.ok(feeDayConfirm, { id, version })
  return { fund, holder, before, feeDay: { id, version: confirmed.version } }
}

describe.each([
  ['shares of each lot', { ...feeTerms, takenFrom: 'shares' }],
  ['the NAV, lot by lot', { ...feeTerms, takenFrom: 'nav' }],
  ['shares, by the mark of the whole fund', { ...feeTerms, method: 'wholeFund', takenFrom: 'shares' }],
])('a fee taken from %s', (_, terms) => {
  test('is given back: lots, holding, total and debt are as before, and the day is taken anew', async () => {
    const { fund, before, feeDay } = await chargedFund(terms)
    expect(await owedOf(desk, fund)).toMatchObject({ owed: '60000.00' })
    expect(await refusalOf(desk.first.send(revocationAsk, { kind: 'fee-day', ...feeDay, reason: ' ' }))).toBe(
      'platform.reasonMissing',
    )
    await requestReversal(desk.first, 'fee-day', feeDay, reason)
    expect(await refusalOf(desk.first.send(feeDayRevoke, feeDay))).toBe('platform.secondPerson')
    const answers = await Promise.all([1, 2].map(() => desk.second.send(feeDayRevoke, feeDay)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await desk.second.ok(feeDayDetail, { id: feeDay.id })).toMatchObject({
      state: 'revoked',
      actions: [],
    })
    const [lots, register] = before as [unknown, { shares: string; held: string }]
    expect(await lotsNow(rows, fund)).toEqual(lots)
    expect(await registerOf(rows, fund)).toEqual({ ...register, mark: '1' })
    expect(await owedOf(desk, fund)).toBe(undefined)
    expect((await manager().ok(confirmationList, { productId: fund.id, kind: '145' })).list).toEqual([])
    expect(await findings()).toEqual([])

    const again = await computedFeeDay(desk, fund)
    await desk.second.ok(feeDayConfirm, { id: again.id, version: again.version })
    expect(await owedOf(desk, fund)).toMatchObject({ owed: '60000.00' })
    expect(await findings()).toEqual([])
  })
})

test('a request that somebody carries out at this moment is not dropped any more', async () => {
  const { fund, feeDay } = await chargedFund({ ...feeTerms, takenFrom: 'shares' })
  await requestReversal(desk.first, 'fee-day', feeDay, reason)
  // the revocation has read the request and is blocked by a lot
  await rows('BEGIN')
  await rows('SELECT FROM ta.lot WHERE product_id = $1 FOR UPDATE', [fund.id])
  const waiting = async () =>
    (
      await rows(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )
    ).length
  const revoke = desk.second.send(feeDayRevoke, feeDay)
  await expect.poll(waiting).toBe(1)
  const drop = desk.first.send(revocationDrop, { kind: 'fee-day', ...feeDay })
  // it is blocked, or has already been answered
  let answered = false
  void drop.finally(() => (answered = true))
  await expect.poll(async () => answered || (await waiting()) === 2).toBe(true)
  await rows('ROLLBACK')
  expect([(await revoke).status, (await drop).status]).toEqual([200, 409])
  const { state, steps } = await desk.first.ok(feeDayDetail, { id: feeDay.id })
  expect([state, steps.map(({ event }) => event).slice(-2)]).toEqual(['revoked', ['ask', 'revoke']])
  expect(await findings()).toEqual([])
})

test('a fee that was already paid is set off against the next fees', async () => {
  const { fund, feeDay } = await chargedFund({ ...feeTerms, takenFrom: 'shares' })
  await desk.first.ok(performancePay, { productId: fund.id, amount: '60000.00' })
  await desk.second.ok(feeDayRevoke, await requestReversal(desk.first, 'fee-day', feeDay, reason))
  expect(await owedOf(desk, fund)).toMatchObject({ owed: '-60000.00', actions: [] })
  expect(await findings()).toEqual([])
})

test('a dividend of the day itself comes before its fee, which can be revoked all the same', async () => {
  const fund = await fundFor(0, { performanceFee: { ...feeTerms, takenFrom: 'shares' } })
  const holder = await openHolder(stage.iisp, fund, '海川实业')
  await buys(fund, holder, '2026-11-03', '1000000.00')
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
  await confirmedNav(desk, fund, feeDate, '1.3000')
  const dividend = await computedDividend(desk, fund, { recordDate: feeDate, exDate: feeDate })
  await desk.second.ok(dividendConfirm, { id: dividend.id, version: dividend.version })
  const before = await lotsNow(rows, fund)
  const { id, version } = await computedFeeDay(desk, fund)
  const confirmed = await desk.second.ok(feeDayConfirm, { id, version })
  expect((await desk.first.ok(feeDayDetail, { id })).actions).toEqual(['ask'])
  await desk.second.ok(
    feeDayRevoke,
    await requestReversal(desk.first, 'fee-day', { id, version: confirmed.version }, reason),
  )
  expect(await lotsNow(rows, fund)).toEqual(before)
  expect(await findings()).toEqual([])
})

test('once a later run is confirmed it stays, and says why; without it the run before can be corrected', async () => {
  const { fund, holder, feeDay } = await chargedFund({ ...feeTerms, takenFrom: 'shares' })
  await buys(fund, holder, '2026-11-12', '1300.00')
  await dealDay(desk, fund, { day: '2026-11-12', nav: '1.3000' })
  expect((await desk.first.ok(feeDayDetail, { id: feeDay.id })).actions).toEqual([])
  const refused = await desk.first.send(feeDayRevoke, feeDay)
  expect(refused.body).toMatchObject({ code: 'ta-fee-day.runSince' })
  expect(refused.body.msg).toContain('2026-11-12')

  const other = await chargedFund({ ...feeTerms, takenFrom: 'shares' })
  const [run] = await rows<{ id: string; version: number }>(
    `SELECT id::text, version FROM ta.dealing_run WHERE product_id = $1`,
    [other.fund.id],
  )
  if (run === undefined) throw new Error('no run')
  expect(await refusalOf(desk.first.send(runCorrect, run))).toBe('ta-fee-day.taken')
  await desk.second.ok(feeDayRevoke, await requestReversal(desk.first, 'fee-day', other.feeDay, reason))
  await desk.second.ok(runCorrect, await requestReversal(desk.first, 'run', run, reason))
  expect(await findings()).toEqual([])
})
