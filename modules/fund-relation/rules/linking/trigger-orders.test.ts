import { expect, test } from 'vitest'
import type { LinkTerms } from '../../contract/applications/link-terms.ts'
import { linksOn, ordersOf, sharesFor, wantedOf } from './trigger-orders.ts'

const terms: LinkTerms = {
  mode: '0,1',
  subscription: { by: 'ratio', ratio: '0.9500' },
  redemption: { by: 'ratio', ratio: '1.0000' },
  redeemsOnPayment: true,
  redeemsOnDividend: false,
  performanceTrigger: '0',
  openingControl: '0',
  withRedemptionFee: false,
  withRedemptionPerformance: false,
  withDividendPerformance: false,
  feeReductions: ['0'],
  startsOn: null,
  endsOn: null,
}
const confirmed = (kind: string, netAmount: string, grossAmount = netAmount) => ({
  kind,
  netAmount,
  grossAmount,
})

test.each([
  [
    'a subscription, by ratio (E12)',
    terms,
    confirmed('122', '10000000.00'),
    { kind: '022', amount: '9500000.00' },
  ],
  [
    'a ratio cut to cents',
    { ...terms, subscription: { by: 'ratio' as const, ratio: '0.3333' } },
    confirmed('122', '1000000.01'),
    { kind: '022', amount: '333300.00' },
  ],
  [
    'a fixed amount',
    { ...terms, subscription: { by: 'amount' as const, amount: '500.00' } },
    confirmed('120', '9.00'),
    { kind: '022', amount: '500.00' },
  ],
  ['a conversion in', terms, confirmed('137', '1000000.00'), { kind: '022', amount: '950000.00' }],
  ['a conversion out', terms, confirmed('138', '995.00', '1000.00'), { kind: '024', amount: '995.00' }],
  ['a redemption', terms, confirmed('124', '995.00', '1000.00'), { kind: '024', amount: '995.00' }],
  [
    'a redemption with its fee',
    { ...terms, withRedemptionFee: true },
    confirmed('124', '995.00', '1000.00'),
    { kind: '024', amount: '1000.00' },
  ],
  ['a dividend that does not redeem', terms, confirmed('143', '5.00'), null],
  [
    'a dividend that redeems',
    { ...terms, redeemsOnDividend: true },
    confirmed('143', '5.00'),
    { kind: '024', amount: '5.00' },
  ],
  [
    'redemptions alone linked',
    { ...terms, mode: '1' as const, subscription: null },
    confirmed('122', '5.00'),
    null,
  ],
  [
    'a ratio of 0',
    { ...terms, subscription: { by: 'ratio' as const, ratio: '0.0000' } },
    confirmed('122', '5.00'),
    null,
  ],
  ['a change of the dividend method', terms, confirmed('129', '0.00'), null],
])('%s', (_, link, confirmation, wanted) => expect(wantedOf(link, confirmation)).toEqual(wanted))

test('E12: shares are rounded up so that the money suffices', () => {
  expect(sharesFor('1000000.00', '1.0396')).toBe('961908.43')
  expect(sharesFor('1000000.00', '1.1000')).toBe('909090.91')
})

test.each([
  ['2026-01-01', null, '2026-01-01', true],
  ['2026-01-02', null, '2026-01-01', false],
  ['2026-01-01', '2026-02-01', '2026-02-01', true],
  ['2026-01-01', '2026-02-01', '2026-02-02', false],
] as const)('from %s to %s, on %s: %j', (startsOn, endsOn, day, links) => {
  expect(linksOn({ startsOn, endsOn }, day)).toBe(links)
})

test('one order of each kind a day: the parts of all confirmations, a fixed amount once', () => {
  const day = [confirmed('122', '1000000.01'), confirmed('122', '0.01'), confirmed('124', '5.00')]
  expect(ordersOf(terms, day)).toEqual([
    { kind: '022', amount: '950000.00' },
    { kind: '024', amount: '5.00' },
  ])
  const fixed = { ...terms, subscription: { by: 'amount' as const, amount: '500.00' } }
  expect(ordersOf(fixed, day)).toContainEqual({ kind: '022', amount: '500.00' })
  expect(ordersOf(terms, [])).toEqual([])
})
