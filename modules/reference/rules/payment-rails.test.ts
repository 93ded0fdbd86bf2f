import { expect, test } from 'vitest'
import { calendarDays } from '../fixtures/calendar.ts'
import { calendarOf } from './calendar.ts'
import { fitsSmallValue, highValueState } from './payment-rails.ts'

const statutory = calendarOf('statutory', calendarDays)
const shanghai = (date: string, time: string) => new Date(`${date}T${time}+08:00`)

test('the high-value system runs on statutory working days until 17:15 and clears until 17:30', () => {
  const cases: [string, string, string][] = [
    ['2026-04-30', '10:00:00', 'open'],
    ['2026-04-30', '17:14:59', 'open'],
    ['2026-04-30', '17:15:00', 'clearing'],
    ['2026-04-30', '17:29:59', 'clearing'],
    ['2026-04-30', '17:30:00', 'closed'],
    ['2026-05-01', '10:00:00', 'closed'],
    ['2026-05-09', '10:00:00', 'open'],
    ['2024-02-09', '10:00:00', 'open'],
    ['2026-05-10', '10:00:00', 'closed'],
  ]
  for (const [date, time, state] of cases) {
    expect(highValueState(statutory, shanghai(date, time)), `${date} ${time}`).toBe(state)
  }
})

test('one small-value payment is capped at 50,000 on working days and 500,000 on the others', () => {
  const working = shanghai('2026-04-30', '20:00:00')
  const holiday = shanghai('2026-05-01', '20:00:00')
  expect(fitsSmallValue(statutory, working, '50000.00')).toBe(true)
  expect(fitsSmallValue(statutory, working, '50000.01')).toBe(false)
  expect(fitsSmallValue(statutory, holiday, '500000.00')).toBe(true)
  expect(fitsSmallValue(statutory, holiday, '500000.01')).toBe(false)
})
