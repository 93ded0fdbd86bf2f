import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, businessDate, businessDateTime, daysBetween, isDate, weekday } from './date.ts'

test('a date is a day that the calendar has', () => {
  for (const date of ['2026-01-01', '2024-02-29', '1949-12-31', '2000-02-29'])
    expect(isDate(date), date).toBe(true)
  for (const date of [
    '2023-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '',
    '0999-01-01',
  ]) {
    expect(isDate(date), date).toBe(false)
  }
})

test('the business date is the date in Shanghai, also before 08:00 there and in every zone of the machine', () => {
  const zone = process.env['TZ']
  try {
    for (const tz of ['UTC', 'Asia/Shanghai', 'America/Los_Angeles']) {
      process.env['TZ'] = tz
      expect(businessDate(new Date('2026-04-30T15:59:59.999Z'))).toBe('2026-04-30')
      expect(businessDate(new Date('2026-04-30T16:00:00Z'))).toBe('2026-05-01')
      expect(businessDateTime(new Date('2026-04-29T23:30:15Z'))).toBe('2026-04-30 07:30:15')
      expect(weekday('2026-04-30')).toBe(4)
    }
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

test('adding days and counting them are inverse', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  fc.assert(
    fc.property(fc.integer({ min: -30_000, max: 30_000 }), (days) => {
      const later = addDays('2026-01-01', days)
      expect(isDate(later)).toBe(true)
      expect(daysBetween('2026-01-01', later)).toBe(days)
      expect(weekday(later)).toBe((((4 + days) % 7) + 7) % 7)
    }),
  )
})
