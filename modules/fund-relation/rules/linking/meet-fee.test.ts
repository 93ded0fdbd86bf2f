import { expect, test } from 'vitest'
import { carriedAfter, meetFee } from './meet-fee.ts'
import { partOfShares, sharesToRedeem } from './shares-to-redeem.ts'

const fee = { fee: '41095.89', cash: '1000.00', payer: '1' as const, hasPayee: true }

test.each([
  ['the cash falls short', {}, { by: 'redemption', missing: '40095.89' }],
  ['the cash just suffices', { cash: '41095.89' }, { by: 'cash' }],
  ['the manager advances it, whatever the cash', { payer: '2' as const }, { by: 'advance' }],
  ['the terms name no payee', { hasPayee: false }, { by: 'noPayee' }],
])('%s', (_, change, answer) => expect(meetFee({ ...fee, ...change })).toEqual(answer))

test.each([
  ['all that was missing', '40095.90', { isConfirmed: true, carried: '0.00' }],
  ['a part of it', '40000.00', { isConfirmed: true, carried: '95.89' }],
  ['nothing', '0.00', { isConfirmed: false, carried: '41095.89' }],
])('a redemption that brings %s', (_, net, answer) =>
  expect(carriedAfter({ fee: fee.fee, missing: '40095.89', net })).toEqual(answer),
)

const held = { shares: '1000.00', frozen: '100.00' }
test.each([
  ['E12: rounded up', { amount: '500.00', unitNav: '1.0396' }, { shares: '480.96', fewer: false }],
  ['capped at the free shares', { amount: '5000.00', unitNav: '1.0000' }, { shares: '900.00', fewer: true }],
  ['as quoted', { amount: '1.00', unitNav: null, shares: '12.34' }, { shares: '12.34', fewer: false }],
  ['without a NAV', { amount: '1.00', unitNav: null }, { impossible: 'noNav' }],
  ['a quote of nothing', { amount: '1.00', unitNav: null, shares: '0.00' }, { impossible: 'noShares' }],
])('shares to redeem: %s', (_, asked, answer) => expect(sharesToRedeem({ ...asked, held })).toEqual(answer))

test('no free shares redeem nothing, and a part of them is cut', () => {
  const none = { shares: '100.00', frozen: '100.00' }
  expect(sharesToRedeem({ amount: '1.00', unitNav: '1.0000', held: none })).toEqual({
    impossible: 'noShares',
  })
  expect(partOfShares(held, '0.3333')).toBe('299.97')
})
