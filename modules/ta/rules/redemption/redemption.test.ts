import { expect, test } from 'vitest'
import type { LockUpTerms } from '../../contract/terms/holding-terms.ts'
import { fromFen, fromRate, fromShares, toNav, toRate, toShares } from '../amounts/units.ts'
import { lotOf, perLotFee, termsWith } from '../test/terms.ts'
import { splitByWeight } from '../amounts/split.ts'
import { holdingDays, rateAfter, unlockedOn } from './holding-days.ts'
import { acceptProRata, isLarge, leastAccepted } from './large-redemption.ts'
import { lotPrices } from './lot-prices.ts'
import { judgeRemainder } from './minimum-holding.ts'
import { freeShares, redeemLots } from './redeem-lots.ts'
import { holdings, largeDay, lines, tiers, unlocks } from './redemption.cases.ts'

test.each(holdings)(
  'from %s to %s (first day %s, last day %s) are %i days',
  (from, to, firstDay, lastDay, days) => expect(holdingDays(from, to, { firstDay, lastDay })).toBe(days),
)

const scale = [
  { daysBelow: 7, rate: '0.0150' },
  { daysBelow: 30, rate: '0.0075' },
  { daysBelow: 180, rate: '0.0050' },
  { daysBelow: null, rate: '0.0000' },
]
const receivers = { manager: '0.0000', distributor: '0.7500', fundAssets: '0.2500' }

test.each(tiers)('after %i days the fee is %s', (days, rate) =>
  expect(fromRate(rateAfter(days, termsWith({ redemption: { scale, receivers } }).redemption.tiers))).toBe(
    rate,
  ),
)

test.each(unlocks)('a lot of %s locked for %i months is free on %s', (from, months, day) =>
  expect(unlockedOn(from, months)).toBe(day),
)

test('E3: 500,000.00 shares at 1.2345 with 0.5 %, a quarter of the fee to the fund', () => {
  const terms = termsWith({ redemption: { scale: [{ daysBelow: null, rate: '0.0050' }], receivers } })
  const prices = lotPrices(terms, { nav: toNav('1.2345'), openDay: '2026-04-30', confirmedOn: '2026-05-06' })
  const made = redeemLots([lotOf('1', '800000.00', '1.0000')], toShares('500000.00'), prices)
  expect([made.gross, made.fee, made.net].map(fromFen)).toEqual(['617250.00', '3086.25', '614163.75'])
  expect(
    splitByWeight(made.fee, [
      { number: 'agency', weight: 75n },
      { number: 'fund', weight: 25n },
    ]).map(fromFen),
  ).toEqual(['2314.69', '771.56'])
})

test('E8: redeeming 350,000.00 takes the oldest lot first and charges each above its own mark', () => {
  const lots = [
    lotOf('L1', '300000.00', '1.0000'),
    lotOf('L2', '200000.00', '1.1500'),
    lotOf('L3', '100000.00', '1.3500'),
  ]
  const prices = lotPrices(termsWith({ performanceFee: perLotFee }), {
    nav: toNav('1.3000'),
    openDay: '2026-04-30',
    confirmedOn: '2026-05-06',
  })
  const made = redeemLots(lots, toShares('350000.00'), prices)
  expect([made.gross, made.performanceFee, made.net].map(fromFen)).toEqual([
    '455000.00',
    '19500.00',
    '435500.00',
  ])
  expect(made.uses.map((use) => [use.lot, fromShares(use.shares), fromFen(use.performanceFee)])).toEqual([
    ['L1', '300000.00', '18000.00'],
    ['L2', '50000.00', '1500.00'],
  ])
  const waived = redeemLots(lots, toShares('350000.00'), prices, {
    factor: toRate('1'),
    isPerformanceFeeWaived: true,
  })
  expect(fromFen(waived.net)).toBe('455000.00')
})

test('each lot pays by its own days held, and a discount multiplies the fee', () => {
  const lots = [
    lotOf('1', '100.00', '1.0000', { confirmedOn: '2026-04-01' }),
    lotOf('2', '100.00', '1.0000', { confirmedOn: '2026-05-01' }),
  ]
  const prices = lotPrices(termsWith({ redemption: { scale, receivers } }), {
    nav: toNav('1.0000'),
    openDay: '2026-05-05',
    confirmedOn: '2026-05-06',
  })
  const fees = (factor: string) =>
    redeemLots(lots, toShares('150.00'), prices, {
      factor: toRate(factor),
      isPerformanceFeeWaived: false,
    }).uses.map((use) => [use.days, fromFen(use.fee)])
  expect(fees('1')).toEqual([
    [35, '0.50'],
    [5, '0.75'],
  ])
  expect(fees('0.5')).toEqual([
    [35, '0.25'],
    [5, '0.38'],
  ])
})

test('a hard lock-up passes over young lots; a lock-up for a fee charges them for the fund', () => {
  const lots = [
    lotOf('1', '100.00', '1.0000', { confirmedOn: '2026-01-05' }),
    lotOf('2', '100.00', '1.0000', { confirmedOn: '2026-02-06' }),
  ]
  const day = { nav: toNav('1.0000'), openDay: '2026-05-05', confirmedOn: '2026-05-06' }
  const hard = lotPrices(termsWith({ lockUp: { kind: 'hard', months: 3 } }), day)
  expect(fromShares(freeShares(lots, hard))).toBe('100.00')
  expect(redeemLots(lots, toShares('150.00'), hard)).toMatchObject({ shares: toShares('100.00') })
  const lockUp: LockUpTerms = { kind: 'fee', months: 3, scale: [{ daysBelow: null, rate: '0.0100' }] }
  const charged = redeemLots(lots, toShares('150.00'), lotPrices(termsWith({ lockUp }), day))
  expect(charged.uses.map((use) => fromFen(use.shortHoldingFee))).toEqual(['0.00', '0.50'])
  expect(fromFen(charged.net)).toBe('149.50')
})

test.each(lines)('E1: of %s shares %s out and %s in (%s): large %s, at least %s', (...example) => {
  const [before, out, into, base, large, least] = example
  const flows = { sharesBefore: toShares(before), out: toShares(out), into: toShares(into) }
  const terms = { ratio: toRate('0.1000'), base }
  expect(isLarge(flows, terms)).toBe(large)
  expect(fromShares(leastAccepted(flows, terms))).toBe(least)
})

test('E1: 10,000,000.00 of 17,000,000.00 are confirmed pro rata, the missing units by largest remainder', () => {
  const requests = largeDay.map(([number, requested]) => ({ number, weight: toShares(requested) }))
  const accepted = acceptProRata(toShares('10000000.00'), requests)
  expect(accepted.map(fromShares)).toEqual(largeDay.map(([, , confirmed]) => confirmed))
  const rests = requests.map(({ weight }, index) => fromShares(weight - (accepted[index] ?? 0n)))
  expect(rests).toEqual(largeDay.map(([, , , rest]) => rest))
})

test('a remainder below the minimum redeems all or is refused, by net value or by shares', () => {
  const judge = (remainder: string, minimumHolding: Parameters<typeof termsWith>[0]) =>
    judgeRemainder(toShares(remainder), toNav('1.2500'), termsWith(minimumHolding))
  const byValue = {
    minimumHolding: { measure: 'netValue', least: '1000000.00', below: 'redeemAll' },
  } as const
  expect(judge('800000.00', byValue)).toBe('enough')
  expect(judge('799999.99', byValue)).toBe('redeemAll')
  expect(judge('0.00', byValue)).toBe('enough')
  const byShares = { minimumHolding: { measure: 'shares', least: '100.00', below: 'refuse' } } as const
  expect(judge('99.99', byShares)).toBe('refuse')
})
