import { expect, test } from 'vitest'
import { isDay } from './is-day.ts'

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
])('%s exists: %s', (day, exists) => {
  expect(isDay(day)).toBe(exists)
})
