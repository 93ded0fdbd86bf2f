import type { FundTerms } from './terms.ts'

/**
 * Initial values of the form for new terms: no fees, the limits of a private securities fund, an opening on every
 * 15th.
 */
export const defaultTerms: FundTerms = {
  subscription: {
    mode: 'outside',
    scale: [{ from: '0.00', kind: 'rate', rate: '0.0000' }],
    receivers: { manager: '0.0000', distributor: '1.0000', fundAssets: '0.0000' },
  },
  redemption: {
    scale: [{ daysBelow: null, rate: '0.0000' }],
    receivers: { manager: '0.0000', distributor: '0.0000', fundAssets: '1.0000' },
  },
  discounts: [],
  shareRounding: 'half-up',
  reinvestRounding: 'half-up',
  navPlaces: 4,
  minimumSubscription: { first: '1000000.00', further: '10000.00', measuredOn: 'net' },
  minimumHolding: { measure: 'netValue', least: '1000000.00', below: 'redeemAll' },
  lockUp: { kind: 'hard', months: 3 },
  coolingOffHours: 24,
  maximumHolders: 200,
  largeRedemption: { ratio: '0.1000', base: 'gross', acceptance: 'proRata', defaultRest: 'deferred' },
  regularOpening: { rule: { kind: 'monthly', day: 15 }, onClosedDay: 'next', lastsDays: 1 },
  temporaryOpening: { limit: 2, period: 'year' },
  confirm: 'T+1',
  settlement: { redemption: 7, dividend: 7, refund: 5 },
  dividendMethod: 'cash',
  performanceFee: { method: 'none' },
  dayCount: { firstDay: true, lastDay: false },
  conversion: { targets: [], topUp: 'rates' },
  transferInCode: '134',
  feeSchedule: [],
}
