import { expect, test } from 'vitest'
import { earliestTime } from './transfer-time.ts'

test.each([
  ['tomorrow', '2026-11-23', '16:59', '09:00'],
  ['before opening', '2026-11-20', '07:12', '09:00'],
  ['on a step', '2026-11-20', '10:05', '10:05'],
  ['between steps', '2026-11-20', '10:06', '10:10'],
  ['over the hour', '2026-11-20', '10:58', '11:00'],
  ['the last moment', '2026-11-20', '16:30', '16:30'],
  ['after the cut-off', '2026-11-20', '16:31', null],
  ['just before midnight', '2026-11-20', '23:58', null],
  ['yesterday', '2026-11-19', '10:00', null],
])('%s', (_, day, now, earliest) => expect(earliestTime(day, '2026-11-20', now)).toBe(earliest))
