import { expect, test } from 'vitest'
import { quickRange, quickRanges, quickRangesAhead } from './quick-ranges.ts'

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

test.each([
  ['today', '2026-08-15', '2026-08-15'],
  ['tomorrow', '2026-08-16', '2026-08-16'],
  // a Saturday
  ['thisWeek', '2026-08-10', '2026-08-16'],
  ['nextSevenDays', '2026-08-15', '2026-08-21'],
] as const)('%s on 15 August 2026 runs from %s to %s', (range, from, to) => {
  expect(quickRange(range, '2026-08-15')).toEqual([from, to])
})

test.each([
  ['2026-08-16', '2026-08-10'],
  ['2026-08-17', '2026-08-17'],
])('the week of %s begins on Monday, %s', (today, monday) => {
  expect(quickRange('thisWeek', today)[0]).toBe(monday)
})

test('the list for days ahead is as long as the other', () => {
  expect(quickRangesAhead.length).toBe(quickRanges.length)
})

test.each([
  // From the last day of a month back to the last day of a shorter one.
  ['2026-03-31', 'lastMonth', '2026-03-01', '2026-03-31'],
  ['2026-05-31', 'threeMonths', '2026-03-01', '2026-05-31'],
  ['2026-08-31', 'halfYear', '2026-03-01', '2026-08-31'],
  ['2026-12-31', 'lastMonth', '2026-12-01', '2026-12-31'],
  // leap years
  ['2024-02-29', 'year', '2023-03-01', '2024-02-29'],
  ['2024-02-29', 'threeYears', '2021-03-01', '2024-02-29'],
  ['2024-03-31', 'lastMonth', '2024-03-01', '2024-03-31'],
  ['2025-02-28', 'year', '2024-02-29', '2025-02-28'],
  ['2024-03-15', 'previousMonth', '2024-02-01', '2024-02-29'],
  ['2023-03-15', 'previousMonth', '2023-02-01', '2023-02-28'],
  ['2024-03-01', 'lastWeek', '2024-02-24', '2024-03-01'],
  // around the turn of the year
  ['2026-01-01', 'lastWeek', '2025-12-26', '2026-01-01'],
  ['2026-01-01', 'thisYear', '2026-01-01', '2026-01-01'],
  ['2026-01-15', 'previousMonth', '2025-12-01', '2025-12-31'],
  ['2026-01-31', 'previousQuarter', '2025-10-01', '2025-12-31'],
  ['2026-03-31', 'previousQuarter', '2025-10-01', '2025-12-31'],
  ['2026-04-01', 'previousQuarter', '2026-01-01', '2026-03-31'],
  ['2026-12-31', 'previousQuarter', '2026-07-01', '2026-09-30'],
] as const)('[BL-119] on %s %s runs from %s to %s', (today, range, from, to) => {
  expect(quickRange(range, today)).toEqual([from, to])
})
test('[BL-119] 成立以来 begins on the product’s first day', () => {
  expect(quickRange('sinceInception', '2026-08-15', '2023-05-09')).toEqual(['2023-05-09', '2026-08-15'])
})
test('there are ten quick ranges', () => {
  expect(quickRanges).toHaveLength(10)
})
