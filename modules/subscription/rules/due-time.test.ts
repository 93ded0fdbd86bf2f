import { expect, test } from 'vitest'
import { nextDue } from './due-time.ts'

// 2026-11-20 is a Friday
test.each([
  ['daily', '17:00', 1, '2026-11-20T10:00:00+08:00', '2026-11-20T17:00:00+08:00'],
  ['daily', '17:00', 1, '2026-11-20T17:00:00+08:00', '2026-11-21T17:00:00+08:00'],
  ['daily', '00:30', 1, '2026-11-20T23:59:59+08:00', '2026-11-21T00:30:00+08:00'],
  ['weekly', '09:00', 1, '2026-11-20T10:00:00+08:00', '2026-11-23T09:00:00+08:00'],
  ['weekly', '09:00', 7, '2026-11-20T10:00:00+08:00', '2026-11-22T09:00:00+08:00'],
  ['weekly', '10:00', 5, '2026-11-20T10:00:00+08:00', '2026-11-27T10:00:00+08:00'],
  ['weekly', '10:01', 5, '2026-11-20T10:00:00+08:00', '2026-11-20T10:01:00+08:00'],
] as const)('%s at %s, day %i: after %s comes %s', (frequency, time, weekday, after, due) => {
  expect(nextDue({ frequency, time, weekday }, new Date(after))).toEqual(new Date(due))
})

test('what comes at once has no time of its own', () => {
  expect(nextDue({ frequency: 'instant', time: '09:00', weekday: 1 }, new Date())).toBeNull()
})
