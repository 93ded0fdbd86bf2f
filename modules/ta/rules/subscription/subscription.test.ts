import { expect, test } from 'vitest'
import { fromFen, fromShares, toFen, toNav, toRate } from '../amounts/units.ts'
import { fundTermsWith, termsWith } from '../test/terms.ts'
import { coolingOffEnds } from './cooling-off.ts'
import { subscriptions } from './subscription.cases.ts'
import { loadFor, moneyOf, subscribe } from './subscription.ts'

const { subscription } = fundTermsWith()

test.each(subscriptions)('E2: %s at %s %s, NAV %s, discount %s, shares %s', (...example) => {
  const [amount, rate, mode, nav, discount, rounding, paid, fee, net, shares] = example
  const terms = termsWith({
    subscription: { ...subscription, mode, scale: [{ from: '0.00', kind: 'rate', rate }] },
  })
  const made = subscribe(toFen(amount), toNav(nav), terms.subscription, {
    factor: toRate(discount),
    rounding,
  })
  expect([fromFen(made.paid), fromFen(made.fee), fromFen(made.net), fromShares(made.shares)]).toEqual([
    paid,
    fee,
    net,
    shares,
  ])
})

test('the tier goes by the amount applied for; a fixed fee is discounted as well', () => {
  const terms = termsWith({
    subscription: {
      ...subscription,
      scale: [
        { from: '0.00', kind: 'rate', rate: '0.0150' },
        { from: '1000000.00', kind: 'rate', rate: '0.0100' },
        { from: '5000000.00', kind: 'fixed', fee: '1000.00' },
      ],
    },
  }).subscription
  const fee = (amount: string, factor = '1.0000') =>
    fromFen(moneyOf(toFen(amount), 'inside', loadFor(toFen(amount), terms, toRate(factor))).fee)
  expect(fee('999999.99')).toBe('15000.00')
  expect(fee('1000000.00')).toBe('10000.00')
  expect(fee('4999999.99')).toBe('50000.00')
  expect(fee('5000000.00')).toBe('1000.00')
  expect(fee('5000000.00', '0.1000')).toBe('100.00')
})

test('cooling-off runs from signing and payment, whichever is later', () => {
  const [signed, paid] = [new Date('2026-05-06T02:00:00Z'), new Date('2026-05-07T03:30:00Z')]
  expect(coolingOffEnds(signed, paid, 24)).toEqual(new Date('2026-05-08T03:30:00Z'))
  expect(coolingOffEnds(paid, signed, 48)).toEqual(new Date('2026-05-09T03:30:00Z'))
})
