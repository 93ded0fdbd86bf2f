import { Refusal } from '@iisp/contract'
import { addDays, businessDate, isDate } from '@iisp/contract/date'
import { referenceErrors } from '../contract/errors.ts'

/** Banks and the high-value payment system keep the statutory calendar; exchanges keep their own. */
export type CalendarKind = 'statutory' | 'exchange'

export interface CalendarDay {
  readonly date: string
  readonly statutory: boolean
  readonly exchange: boolean
}

/** One of the two calendars over the days that are published, without gaps. */
export interface Calendar {
  readonly first: string
  readonly last: string
  readonly workingDays: ReadonlySet<string>
}

export function calendarOf(kind: CalendarKind, days: readonly CalendarDay[]): Calendar {
  const dates = days.map((day) => day.date).sort()
  return {
    first: dates[0] ?? '9999-12-31',
    last: dates.at(-1) ?? '0000-00-00',
    workingDays: new Set(days.filter((day) => day[kind]).map((day) => day.date)),
  }
}

/** Refuses a day that does not exist, and one that the calendar does not cover: it never guesses. */
function assertKnown(calendar: Calendar, date: string): void {
  const { first, last } = calendar
  if (!isDate(date)) throw new Refusal(referenceErrors.badDate, { date })
  if (date > last) throw new Refusal(referenceErrors.calendarNotPublished, { date, last })
  if (date < first) throw new Refusal(referenceErrors.calendarNotKept, { date, first })
}

export function isWorkingDay(calendar: Calendar, date: string): boolean {
  assertKnown(calendar, date)
  return calendar.workingDays.has(date)
}

/** T+n: the n-th working day after T, T itself not counted; T−n for a negative n. n is not 0. */
export function workingDayFrom(calendar: Calendar, date: string, n: number): string {
  if (!Number.isInteger(n) || n === 0) throw new RangeError(`working days: ${n}`)
  assertKnown(calendar, date)
  const step = Math.sign(n)
  let day = date
  for (let left = Math.abs(n); left > 0;) {
    day = addDays(day, step)
    assertKnown(calendar, day)
    if (calendar.workingDays.has(day)) left--
  }
  return day
}

/** The first working day strictly after the date. */
export const nextWorkingDay = (calendar: Calendar, date: string): string => workingDayFrom(calendar, date, 1)

/** Working days after `from` up to and including `to`. */
export function workingDaysBetween(calendar: Calendar, from: string, to: string): number {
  assertKnown(calendar, from)
  assertKnown(calendar, to)
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (calendar.workingDays.has(day)) count++
  return count
}

/** The working day to which an event at this instant belongs. */
export function workingDayOf(calendar: Calendar, instant: Date): string {
  const today = businessDate(instant)
  return isWorkingDay(calendar, today) ? today : nextWorkingDay(calendar, today)
}
