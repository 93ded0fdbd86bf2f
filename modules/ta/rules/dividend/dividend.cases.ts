import type { Rounding } from '../amounts/rounding.ts'

/**
 * A holder of 500,000.00 shares, 0.1000 a share, cum 1.2345, ex 1.1345:
 * [method, reinvestment rounding, mark or null without performance fee, amount, fee, paid, new shares, mark after]
 */
export const dividends: readonly (readonly [
  'cash' | 'reinvest',
  Exclude<Rounding, 'up'>,
  string | null,
  string,
  string,
  string,
  string,
  string,
])[] = [
  // E9
  ['cash', 'half-up', null, '50000.00', '0.00', '50000.00', '0.00', '1.0000'],
  ['reinvest', 'half-up', null, '50000.00', '0.00', '50000.00', '44072.28', '1.0000'],
  ['reinvest', 'truncate', null, '50000.00', '0.00', '50000.00', '44072.27', '1.0000'],
  ['cash', 'half-up', '1.2000', '50000.00', '3450.00', '46550.00', '0.00', '1.1345'],
  // the gain of 0.9345 owes 93,450.00; the limit is 60 % of 50,000.00, which charges a gain of 0.3000
  ['cash', 'half-up', '0.3000', '50000.00', '30000.00', '20000.00', '0.00', '0.5000'],
  // below the mark
  ['cash', 'half-up', '1.5000', '50000.00', '0.00', '50000.00', '0.00', '1.4000'],
]
