import { addDays, isDate } from '@iisp/contract/date'
import { orderLimits } from '../../contract/limits.ts'

/** First and last day that an order given today may name; that it is a working day is asked of the calendar. */
export const dateWindow = (today: string) => ({ from: today, to: addDays(today, orderLimits.daysAhead) })

export const isWithinWindow = (day: string, today: string): boolean => {
  const { from, to } = dateWindow(today)
  return isDate(day) && day >= from && day <= to
}
