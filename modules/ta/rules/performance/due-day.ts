import { addDays } from '@iisp/contract/date'

/**
 * The fee day of the terms whose fee is taken on a trading day: the day itself, or one of the days without trading
 * just before it. Undefined if there is no such day. `days` are MM-DD.
 */
export function dueDayOf(
  tradingDay: string,
  days: readonly string[],
  isTradingDay: (day: string) => boolean,
): string | undefined {
  const isDue = (day: string) => days.includes(day.slice(5))
  let day = tradingDay
  while (!isDue(day)) {
    day = addDays(day, -1)
    if (isTradingDay(day)) return undefined
  }
  return day
}
