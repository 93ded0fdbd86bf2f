import { addDays } from '@iisp/contract/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceErrors } from '../contract/errors.ts'
import { calendarDays } from '../fixtures/calendar.ts'
import { workingDayCases } from './calendar.cases.ts'
import {
  calendarOf,
  isWorkingDay,
  nextWorkingDay,
  workingDayFrom,
  workingDayOf,
  workingDaysBetween,
} from './calendar.ts'

const calendars = {
  statutory: calendarOf('statutory', calendarDays),
  exchange: calendarOf('exchange', calendarDays),
}

for (const [kind, date, n, result] of workingDayCases) {
  test(`${kind}: ${date} ${n < 0 ? n : `+${n}`} is ${result}`, () => {
    expect(workingDayFrom(calendars[kind], date, n)).toBe(result)
  })
}

test('2024-02-09 was a statutory working day with the exchanges closed', () => {
  expect(isWorkingDay(calendars.statutory, '2024-02-09')).toBe(true)
  expect(isWorkingDay(calendars.exchange, '2024-02-09')).toBe(false)
})

test('beyond the published years there is a refusal, never a guess', () => {
  const { statutory } = calendars
  expect(() => nextWorkingDay(statutory, '2026-12-31')).toThrow(referenceErrors.calendarNotPublished.code)
  expect(() => isWorkingDay(statutory, '2027-01-04')).toThrow(referenceErrors.calendarNotPublished.code)
  expect(() => workingDayFrom(statutory, '2026-12-25', 10)).toThrow(referenceErrors.calendarNotPublished.code)
  expect(() => isWorkingDay(statutory, '2023-12-29')).toThrow(referenceErrors.calendarNotKept.code)
  expect(() => isWorkingDay(statutory, '2026-02-30')).toThrow(referenceErrors.badDate.code)
  expect(() => isWorkingDay(calendarOf('statutory', []), '2026-04-30')).toThrow(
    referenceErrors.calendarNotPublished.code,
  )
  expect(nextWorkingDay(statutory, '2026-12-30')).toBe('2026-12-31')
  expect(() => workingDayFrom(statutory, '2026-04-30', 0)).toThrow(RangeError)
})

test('an instant counts on its working day in Shanghai, or on the next one', () => {
  const at = (instant: string) => workingDayOf(calendars.statutory, new Date(instant))
  expect(at('2026-04-29T16:30:00Z')).toBe('2026-04-30')
  expect(at('2026-04-30T15:59:59Z')).toBe('2026-04-30')
  expect(at('2026-04-30T16:00:00Z')).toBe('2026-05-06')
})

test('T+n and the number of working days between agree, and T−n undoes T+n from a working day', () => {
  const days = fc.integer({ min: 0, max: 900 }).map((offset) => addDays('2024-01-02', offset))
  fc.assert(
    fc.property(
      fc.constantFrom(calendars.statutory, calendars.exchange),
      days,
      fc.integer({ min: 1, max: 60 }),
      (calendar, date, n) => {
        const later = workingDayFrom(calendar, date, n)
        expect(isWorkingDay(calendar, later)).toBe(true)
        expect(workingDaysBetween(calendar, date, later)).toBe(n)
        if (isWorkingDay(calendar, date)) expect(workingDayFrom(calendar, later, -n)).toBe(date)
      },
    ),
  )
})
