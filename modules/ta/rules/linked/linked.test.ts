import { expect, test } from 'vitest'
import { fromFen, fromShares, toFen, toNav, toRate, toShares } from '../amounts/units.ts'
import { lotPrices } from '../redemption/lot-prices.ts'
import { fundTermsWith, lotOf, perLotFee, termsWith } from '../test/terms.ts'
import { forcedRedemption } from './forced-redemption.ts'
import { sharesBringing, linkedAmount } from './linked-redemption.ts'
import { noFeeTerms } from './no-fee-terms.ts'
import { quoteRedemption } from './quote-redemption.ts'
import { bringing } from './linked.cases.ts'
import { valueOf } from '../amounts/rounding.ts'

test.each(bringing)('E12: %s at %s with fee %s needs %s shares', (money, nav, rate, shares) => {
  const needed = sharesBringing(toFen(money), toNav(nav), toRate(rate))
  expect(fromShares(needed)).toBe(shares)
})

test('E12: each redemption of the chain brings 1,000,000.00', () => {
  expect(fromFen(valueOf(toShares('961908.43'), toNav('1.0396')))).toBe('1000000.00')
  expect(fromFen(valueOf(toShares('909090.91'), toNav('1.1000')))).toBe('1000000.00')
})

test('E12: links by ratio cut to cents, links by amount take the amount', () => {
  expect(fromFen(linkedAmount(toFen('10000000.00'), { ratio: toRate('0.9500') }))).toBe('9500000.00')
  expect(fromFen(linkedAmount(toFen('1000000.01'), { ratio: toRate('0.3333') }))).toBe('333300.00')
  expect(fromFen(linkedAmount(toFen('1.00'), { amount: 5n }))).toBe('0.05')
})

const { redemption } = fundTermsWith()
const scale = [
  { daysBelow: 30, rate: '0.0100' },
  { daysBelow: null, rate: '0.0000' },
]
const day = { nav: toNav('1.2345'), openDay: '2026-05-06', confirmedOn: '2026-05-07' }
const forced = (
  owed: string,
  lots: Parameters<typeof forcedRedemption>[1],
  frozen = '0.00',
  terms = termsWith({ redemption: { ...redemption, scale } }),
) => forcedRedemption(toFen(owed), lots, toShares(frozen), lotPrices(terms, day))

test('a fee of 41,095.89 at 1.2345 takes 33,289.51 shares and brings 41,095.90', () => {
  const made = forced('41095.89', [lotOf('1', '100000.00', '1.0000')])
  expect([fromShares(made.shares), fromFen(made.net), made.missing]).toEqual(['33289.51', '41095.90', 0n])
})

test('several lots with fees of their own bring at least the amount owed', () => {
  const lots = [
    lotOf('1', '1000.00', '1.0000'),
    lotOf('2', '100000.00', '1.0000', { confirmedOn: '2026-05-01' }),
  ]
  const made = forced('41095.89', lots)
  expect(made.net).toBeGreaterThanOrEqual(toFen('41095.89'))
  expect(made.net - toFen('41095.89')).toBeLessThan(3n)
  expect(made.uses.map((use) => fromShares(use.shares))).toEqual(['1000.00', '32615.66'])
})

test('frozen and locked shares stay, and the shortfall is reported', () => {
  const lots = [
    lotOf('1', '1000.00', '1.0000'),
    lotOf('2', '500.00', '1.0000', { confirmedOn: '2026-05-01' }),
  ]
  const frozen = forced('41095.89', lots, '600.00')
  expect([fromShares(frozen.shares), fromFen(frozen.net), fromFen(frozen.missing)]).toEqual([
    '900.00',
    '1111.05',
    '39984.84',
  ])
  const locked = forced('41095.89', lots, '0.00', termsWith({ lockUp: { kind: 'hard', months: 3 } }))
  expect(fromShares(locked.shares)).toBe('1000.00')
  expect(forced('1.00', lots, '1500.00')).toMatchObject({ shares: 0n, net: 0n, missing: 100n })
})

test('the performance fee of the redeemed lots is paid on top of the amount owed', () => {
  const terms = termsWith({ performanceFee: perLotFee })
  const made = forced('41095.89', [lotOf('1', '100000.00', '1.0000')], '0.00', terms)
  expect(made.performanceFee).toBeGreaterThan(0n)
  expect(made.net - toFen('41095.89')).toBeLessThan(2n)
  expect(made.missing).toBe(0n)
})

test('a quote by terms without fees takes 33,289.51 of the free shares, and reports the shortfall', () => {
  const lots = [{ id: '1', shares: '40000.00', registeredOn: '2026-05-05', mark: '1.0000' }]
  const quote = (frozen: string) =>
    quoteRedemption('41095.89', { frozen, lots }, { terms: noFeeTerms, unitNav: '1.2345', on: '2026-05-06' })
  expect(quote('0.00')).toEqual({ shares: '33289.51', net: '41095.90', missing: '0.00' })
  expect(quote('39000.00')).toEqual({ shares: '1000.00', net: '1234.50', missing: '39861.39' })
})
