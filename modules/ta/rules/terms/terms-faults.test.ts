import { expect, test } from 'vitest'
import { defaultTerms } from '../../contract/terms/default-terms.ts'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { termsFaults } from './terms-faults.ts'

test('the terms that a form starts with contradict nothing', () =>
  expect(termsFaults(defaultTerms)).toEqual([]))

const { subscription, redemption } = defaultTerms
const charged = { rate: '0.2000', atDividend: true, markAfterDividend: 'reduced', hurdle: 'none' } as const
/** [changed fields, field named, fault] */
const faulty: readonly (readonly [Partial<FundTerms>, string, string])[] = [
  [
    { subscription: { ...subscription, scale: [{ from: '1.00', kind: 'rate', rate: '0.0100' }] } },
    'subscription.scale.0.from',
    'firstTierNotZero',
  ],
  [
    {
      subscription: {
        ...subscription,
        scale: [
          ...subscription.scale,
          { from: '9.00', kind: 'rate', rate: '0.01000000' },
          ...subscription.scale,
        ],
      },
    },
    'subscription.scale.2.from',
    'tiersNotRising',
  ],
  [
    { subscription: { ...subscription, scale: [{ from: '0.00', kind: 'fixed', fee: '10000.00' }] } },
    'subscription.scale.0.fee',
    'feeAboveAmount',
  ],
  [
    {
      subscription: {
        ...subscription,
        receivers: { manager: '0.5000', distributor: '0.4999', fundAssets: '0.0000' },
      },
    },
    'subscription.receivers',
    'partsNotOne',
  ],
  [
    { redemption: { ...redemption, scale: [{ daysBelow: 7, rate: '0.0150' }] } },
    'redemption.scale.0.daysBelow',
    'lastTierBounded',
  ],
  [
    { redemption: { ...redemption, scale: [{ daysBelow: null, rate: '1.0000' }] } },
    'redemption.scale.0.rate',
    'rateTooHigh',
  ],
  [
    { discounts: [{ on: 'redemption', distributor: null, factor: '0.5000', from: '2026-01-01', to: null }] },
    'discounts.0.factor',
    'fundFeeWaived',
  ],
  [
    {
      discounts: [
        { on: 'subscription', distributor: '9', factor: '0.5000', from: '2026-01-02', to: '2026-01-01' },
      ],
    },
    'discounts.0.to',
    'endBeforeStart',
  ],
  [
    { minimumSubscription: { first: '100.00', further: '100.01', measuredOn: 'net' } },
    'minimumSubscription.further',
    'furtherAboveFirst',
  ],
  [
    {
      redemption: { ...redemption, scale: [{ daysBelow: null, rate: '0.5000' }] },
      lockUp: { kind: 'fee', months: 3, scale: [{ daysBelow: null, rate: '0.5000' }] },
    },
    'lockUp.scale.0.rate',
    'rateTooHigh',
  ],
  [
    { regularOpening: { rule: { kind: 'weekly', weekday: 3 }, onClosedDay: 'next', lastsDays: 1 } },
    'regularOpening.onClosedDay',
    'movesIntoNextWeek',
  ],
  [
    { performanceFee: { method: 'perLot', takenFrom: 'shares', days: ['02-29'], ...charged } },
    'performanceFee.days.0',
    'noSuchDay',
  ],
  [
    { performanceFee: { method: 'wholeFund', takenFrom: 'nav', days: ['01-31', '11-30'], ...charged } },
    'performanceFee.days.0',
    'feeDaysTooNear',
  ],
  [
    { performanceFee: { method: 'perLot', takenFrom: 'redemption', days: ['06-30'], ...charged } },
    'performanceFee.days',
    'feeDaysUseless',
  ],
  [
    { feeSchedule: [{ type: '01', frequency: '2', annualRate: null, dueDay: 10 }] },
    'feeSchedule.0.annualRate',
    'annualRateMissing',
  ],
]
test.each(faulty)('%j: %s is named', (changed, field, fault) =>
  expect(termsFaults({ ...defaultTerms, ...changed })).toEqual([{ field, fault }]),
)
