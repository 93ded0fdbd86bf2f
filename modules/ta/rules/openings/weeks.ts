import { addDays, weekday } from '@iisp/contract/date'

/** Whether a day (YYYY-MM-DD) is a trading day. Throws beyond the last year with a published calendar. */
export type IsTradingDay = (day: string) => boolean

/** The Monday of the week that the day belongs to. */
export const mondayOf = (day: string): string => addDays(day, -((weekday(day) + 6) % 7))
