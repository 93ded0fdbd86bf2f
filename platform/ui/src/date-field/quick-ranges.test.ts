import { expect, test } from 'vitest'
import { quickRange, quickRanges } from './quick-ranges.ts'

test.each([
  ['lastWeek', '2026-08-09', '2026-08-15'],
  ['lastMonth', '2026-07-16', '2026-08-15'],
  ['threeMonths', '2026-05-16', '2026-08-15'],
  ['halfYear', '2026-02-16', '2026-08-15'],
  ['year', '2025-08-16', '2026-08-15'],
  ['threeYears', '2023-08-16', '2026-08-15'],
  ['thisYear', '2026-01-01', '2026-08-15'],
  ['sinceInception', '2020-01-01', '2026-08-15'],
  ['previousMonth', '2026-07-01', '2026-07-31'],
  ['previousQuarter', '2026-04-01', '2026-06-30'],
] as const)('[BL-119] %s on 15 August 2026 runs from %s to %s', (range, from, to) => {
  expect(quickRange(range, '2026-08-15')).toEqual([from, to])
})
test('the previous quarter of January lies in the year before', () => {
  expect(quickRange('previousQuarter', '2026-01-31')).toEqual(['2025-10-01', '2025-12-31'])
})
test('there are ten ranges', () => {
  expect(quickRanges).toHaveLength(10)
})
