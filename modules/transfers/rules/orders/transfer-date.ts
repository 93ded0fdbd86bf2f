import { addDays, isDate } from '@iisp/contract/date'
import { orderLimits } from '../../contract/limits.ts'

/**
 * The first and last transfer date that an order entered today may have. Whether the date is a working day is checked
 * against the calendar.
 */
export const dateWindow = (today: string) => ({ from: today, to: addDays(today, orderLimits.daysAhead) })

export const isWithinWindow = (day: string, today: string): boolean => {
  const { from, to } = dateWindow(today)
  return isDate(day) && day >= from && day <= to
}
