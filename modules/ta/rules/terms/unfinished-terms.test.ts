import { expect, test } from 'vitest'
import { defaultTerms } from '../../contract/terms/default-terms.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { unfinishedFields } from './unfinished-terms.ts'

test('the terms that a form starts with are complete', () =>
  expect(unfinishedFields(defaultTerms)).toEqual([]))

const { subscription, redemption } = defaultTerms
/** [changed fields, fields named] */
const unfinished: readonly (readonly [Partial<FundTerms>, readonly string[]])[] = [
  [
    {
      subscription: {
        ...subscription,
        scale: [
          { from: '', kind: 'rate', rate: '' },
          { from: '1.00', kind: 'fixed', fee: '' },
        ],
      },
    },
    ['subscription.scale.0.from', 'subscription.scale.0.rate', 'subscription.scale.1.fee'],
  ],
  [
    {
      redemption: { ...redemption, receivers: { manager: '', distributor: '0.0000', fundAssets: '1.0000' } },
    },
    ['redemption.receivers'],
  ],
  [
    { redemption: { ...redemption, scale: [{ daysBelow: null, rate: '1.5000' }] } },
    ['redemption.scale.0.rate'],
  ],
  [
    { discounts: [{ on: 'subscription', distributor: null, factor: '', from: '', to: null }] },
    ['discounts.0.factor', 'discounts.0.from'],
  ],
  [
    { regularOpening: { rule: { kind: 'listed', dates: [] }, onClosedDay: 'drop', lastsDays: 1 } },
    ['regularOpening.rule.dates'],
  ],
  [
    {
      performanceFee: {
        method: 'perLot',
        takenFrom: 'nav',
        rate: '',
        days: ['6-30'],
        atDividend: true,
        markAfterDividend: 'reduced',
        hurdle: 'none',
      },
    },
    ['performanceFee.rate', 'performanceFee.days.0'],
  ],
  [{ conversion: { targets: [' '], topUp: 'rates' } }, ['conversion.targets.0']],
]
test.each(unfinished)('%j: %j are named', (changed, fields) =>
  expect(unfinishedFields({ ...defaultTerms, ...changed })).toEqual(fields),
)
