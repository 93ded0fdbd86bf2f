import { addDays, weekday } from '@iisp/contract/date'
import type { RegularOpening } from '../../contract/terms/openings.ts'
import { type IsTradingDay, mondayOf } from './weeks.ts'

/** An opening with its days in order. */
export type Opening = { readonly days: readonly string[] }

// Margin for the longest holiday with its weekends, in case an opening is moved into or out of the period.
const longestClosure = 20

/**
 * The regular openings that begin between `from` and `to`, both included, in order. A day that is no trading day is
 * moved or dropped as the terms say. If a week has two openings, the later one is dropped.
 */
export function openingsBetween(
  { rule, onClosedDay, lastsDays }: RegularOpening,
  from: string,
  to: string,
  isTradingDay: IsTradingDay,
): readonly Opening[] {
  const openings: Opening[] = []
  let lastWeek = ''
  for (const planned of plannedDays(rule, addDays(from, -longestClosure), to)) {
    const day = tradingDayFor(planned, onClosedDay, isTradingDay)
    if (day === null || mondayOf(day) === lastWeek) continue
    lastWeek = mondayOf(day)
    if (day >= from && day <= to) openings.push({ days: daysOf(day, lastsDays, isTradingDay) })
  }
  return openings
}

function* plannedDays(rule: RegularOpening['rule'], from: string, to: string): Generator<string> {
  for (let day = from; day <= to; day = addDays(day, 1)) if (isPlanned(rule, day)) yield day
}

function isPlanned(rule: RegularOpening['rule'], day: string): boolean {
  switch (rule.kind) {
    case 'none':
      return false
    case 'listed':
      return rule.dates.includes(day)
    case 'weekly':
      return weekday(day) === rule.weekday
    case 'monthly':
      return isDayOfMonth(day, rule.day)
    case 'quarterly':
      return (Number(day.slice(5, 7)) - 1) % 3 === rule.month - 1 && isDayOfMonth(day, rule.day)
  }
}

/** Day 31 of a shorter month is its last day. */
function isDayOfMonth(day: string, wanted: number): boolean {
  const actual = Number(day.slice(8))
  return actual === wanted || (actual < wanted && addDays(day, 1).endsWith('-01'))
}

function tradingDayFor(
  planned: string,
  onClosedDay: RegularOpening['onClosedDay'],
  isTradingDay: IsTradingDay,
): string | null {
  if (isTradingDay(planned)) return planned
  if (onClosedDay === 'drop') return null
  for (let moved = 1; moved <= longestClosure; moved += 1) {
    const day = addDays(planned, moved)
    if (onClosedDay === 'nextInWeek' && mondayOf(day) !== mondayOf(planned)) return null
    if (isTradingDay(day)) return day
  }
  return null
}

/** A second day is the next calendar day if that is a trading day of the same week: an opening is never interrupted. */
function daysOf(first: string, lastsDays: number, isTradingDay: IsTradingDay): readonly string[] {
  const second = addDays(first, 1)
  const hasSecond = lastsDays > 1 && mondayOf(second) === mondayOf(first) && isTradingDay(second)
  return hasSecond ? [first, second] : [first]
}
