import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as t from './t.ts'

const matches = (schema: object, text: string) =>
  new RegExp((schema as { pattern: string }).pattern).test(text)

test('the date schema admits exactly the days of the calendar', () => {
  const texts = fc.tuple(
    fc.integer({ min: 1000, max: 2999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  )
  fc.assert(
    fc.property(texts, ([year, month, day]) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const there = new Date(Date.UTC(year, month - 1, day))
      const exists = there.getUTCMonth() === month - 1 && there.getUTCDate() === day && month > 0
      expect(matches(t.date, text)).toBe(exists)
    }),
    { numRuns: 3000 },
  )
})
test.each(['2024-02-29', '2000-02-29', '2026-12-31'])('%s is a day', (text) =>
  expect(matches(t.date, text)).toBe(true),
)
test.each(['2026-02-29', '1900-02-29', '2100-02-29', '2026-11-31', '20261120', '2026-1-1', '2026-11-20 '])(
  '%s is none',
  (text) => expect(matches(t.date, text)).toBe(false),
)
test.each(['0.00', '0.01', '999999999999.99'])('%s is an amount', (text) =>
  expect(matches(t.amount, text)).toBe(true),
)
test.each(['1', '1.0', '01.00', '-1.00', '1e3', '1,000.00', '１.００', '1000000000000.00', '1.001', ' 1.00'])(
  '%s is none',
  (text) => expect(matches(t.amount, text)).toBe(false),
)
