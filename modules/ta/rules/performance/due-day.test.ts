import { weekday } from '@iisp/contract/date'
import { expect, test } from 'vitest'
import { dueDayOf } from './due-day.ts'

const isTradingDay = (day: string) => weekday(day) !== 0 && weekday(day) !== 6

/** [trading day, fee days of the terms, fee day that is due] */
const cases: readonly (readonly [string, readonly string[], string | undefined])[] = [
  ['2026-06-30', ['06-30', '12-31'], '2026-06-30'],
  // a Saturday and a Sunday
  ['2026-11-02', ['10-31'], '2026-10-31'],
  ['2026-11-02', ['11-01'], '2026-11-01'],
  // the Friday before is a trading day: its fee is taken on itself
  ['2026-11-02', ['10-30'], undefined],
  ['2026-11-03', ['10-31'], undefined],
  // over the end of a year
  ['2028-01-03', ['01-01'], '2028-01-01'],
  ['2028-01-03', ['12-31'], undefined],
]
test.each(cases)('%s with the fee days %j: %s', (day, days, due) =>
  expect(dueDayOf(day, days, isTradingDay)).toBe(due),
)
