import { orderLimits } from '../contract/limits.ts'

const hour = 3_600_000

/** The date in Shanghai at a moment, YYYY-MM-DD (no summer time there since 1991). */
export const businessDate = (now: Date): string =>
  new Date(now.getTime() + 8 * hour).toISOString().slice(0, 10)

/** The time of day in Shanghai, HH:mm. */
export const businessTime = (now: Date): string =>
  new Date(now.getTime() + 8 * hour).toISOString().slice(11, 16)

/** The day that many calendar days later. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** First and last day that an order given today may name; that it is a working day is asked of the calendar. */
export const dateWindow = (today: string) => ({ from: today, to: daysLater(today, orderLimits.daysAhead) })

/** Whether the text is a day that its month has. */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

export const isWithinWindow = (day: string, today: string): boolean => {
  const { from, to } = dateWindow(today)
  return isDay(day) && day >= from && day <= to
}
