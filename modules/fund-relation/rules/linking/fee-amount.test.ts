import { expect, test } from 'vitest'
import { dueDates } from './due-dates.ts'
import { feeOfPeriod, periodOf } from './fee-amount.ts'

test.each([
  ['1', 10, ['2026-01-10', '2026-02-10', '2026-03-10']],
  ['1', 31, ['2026-01-31', '2026-02-28', '2026-03-31']],
  ['2', 10, ['2026-01-10']],
  ['9', 10, []],
] as const)('frequency %s on day %i: %j', (frequency, day, dates) => {
  expect(dueDates(frequency, day, '2026-01-05', '2026-03-31')).toEqual(dates)
})

test('half-years and years fall due after June and December', () => {
  expect(dueDates('3', 5, '2026-01-01', '2026-12-31')).toEqual(['2026-01-05', '2026-07-05'])
  expect(dueDates('4', 5, '2025-06-01', '2026-12-31')).toEqual(['2026-01-05'])
})

test('a fee of 1.5 % a year on 100,000,000.00 is 4,109.59 a day', () => {
  const fund = { shares: '100000000.00', unitNav: '1.0000', annualRate: '0.0150' }
  expect(feeOfPeriod(fund, { from: '2026-03-01', to: '2026-03-02' })).toBe('4109.59')
  expect(feeOfPeriod(fund, { from: '2024-03-01', to: '2024-03-02' })).toBe('4098.36')
  expect(periodOf('2026-01-10', 1)).toEqual({ from: '2025-12-01', to: '2026-01-01' })
  expect(periodOf('2026-01-10', 3)).toEqual({ from: '2025-10-01', to: '2026-01-01' })
})
