import { expect, test } from 'vitest'
import { dueOf } from './due.ts'

test.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'today'],
  // a date on the weekend before the next working day is as near as that day
  ['2026-11-21', 'next'],
  ['2026-11-23', 'next'],
  ['2026-11-24', null],
] as const)('on Friday the 20th an order of %s is %s', (date, due) => {
  expect(dueOf(date, { today: '2026-11-20', next: '2026-11-23' })).toBe(due)
})
