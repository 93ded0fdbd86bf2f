import { expect, test } from 'vitest'
import { greetedYear, isNewYear } from './new-year.ts'

test.each([
  ['2026-10-31', 2026, false],
  ['2026-11-01', 2027, false],
  ['2026-12-31', 2027, false],
  ['2027-01-01', 2027, true],
  ['2027-02-15', 2027, true],
  ['2027-02-16', 2027, false],
])('on %s a card greets %d; home greets: %s', (date, year, greets) =>
  expect([greetedYear(date), isNewYear(date)]).toEqual([year, greets]),
)
