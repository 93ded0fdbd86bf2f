import { refuse } from '@iisp/contract'
import { daysBetween, isDate } from '@iisp/contract/date'
import { longestRange } from '../contract/calendar.ts'
import { referenceErrors } from '../contract/errors.ts'

/** Refuses days that do not exist, a range that runs backwards, and one that is too long. */
export function assertRange(from: string, to: string): void {
  for (const date of [from, to]) if (!isDate(date)) refuse(referenceErrors.badDate, { date })
  if (from > to) refuse(referenceErrors.badRange)
  if (daysBetween(from, to) >= longestRange) {
    refuse(referenceErrors.rangeTooLong, { days: String(longestRange) })
  }
}
