import { expect, test } from 'vitest'
import { sharesFor } from '../amounts/rounding.ts'
import { fromFen, fromShares, toNav, toRate, toShares } from '../amounts/units.ts'
import { lotPrices } from '../redemption/lot-prices.ts'
import { redeemLots } from '../redemption/redeem-lots.ts'
import { fundTermsWith, lotOf, termsWith } from '../test/terms.ts'
import { conversions } from './conversion.cases.ts'
import { convert } from './conversion.ts'

const { subscription, redemption } = fundTermsWith()
const load = (rate: string) =>
  termsWith({ subscription: { ...subscription, scale: [{ from: '0.00', kind: 'rate', rate }] } }).subscription

test.each(conversions)(
  'E10: 100,000.00 shares, top-up by %s from %s to %s',
  (topUp, from, to, fee, net, shares) => {
    const terms = termsWith({ redemption: { ...redemption, scale: [{ daysBelow: null, rate: '0.0050' }] } })
    const prices = lotPrices(terms, {
      nav: toNav('1.5000'),
      openDay: '2026-04-30',
      confirmedOn: '2026-05-06',
    })
    const out = redeemLots([lotOf('1', '100000.00', '1.0000')], toShares('100000.00'), prices)
    expect([fromFen(out.gross), fromFen(out.fee), fromFen(out.net)]).toEqual([
      '150000.00',
      '750.00',
      '149250.00',
    ])
    const made = convert(out.net, load(from), load(to), { topUp })
    expect([fromFen(made.topUpFee), fromFen(made.net)]).toEqual([fee, net])
    expect(fromShares(sharesFor(made.net, toNav('1.0400'), 'half-up'))).toBe(shares)
  },
)

test('a discount multiplies the difference; a fixed fee is compared as a fee', () => {
  const half = convert(10_100_00n, load('0.0000'), load('0.0200'), { topUp: 'rates', factor: toRate('0.5') })
  expect(fromFen(half.topUpFee)).toBe('100.00')
  const fixed = termsWith({
    subscription: { ...subscription, scale: [{ from: '0.00', kind: 'fixed', fee: '1000.00' }] },
  }).subscription
  expect(fromFen(convert(101_000_00n, load('0.0100'), fixed, { topUp: 'rates' }).topUpFee)).toBe('0.00')
  expect(fromFen(convert(50_500_00n, load('0.0100'), fixed, { topUp: 'rates' }).topUpFee)).toBe('500.00')
})
