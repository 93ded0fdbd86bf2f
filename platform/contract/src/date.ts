const shape = /^[12][0-9]{3}-[01][0-9]-[0-3][0-9]$/
const day = 86_400_000

/** The date of midnight UTC. */
const textOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** True for a YYYY-MM-DD that the calendar has (1000 to 2999). */
export function isDate(text: string): boolean {
  if (!shape.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && textOf(time) === text
}

/** The date a number of days later, or earlier if it is negative. */
export const addDays = (date: string, days: number): string => textOf(Date.parse(date) + days * day)

/** Days from `from` to `to`; 0 for the same day, negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day

/** 0 Sunday to 6 Saturday. */
export const weekday = (date: string): number => new Date(Date.parse(date)).getUTCDay()

// China has kept UTC+8 without daylight saving time since 1992.
const shanghaiOffset = 8 * 3_600_000
const inShanghai = (instant: Date) => new Date(instant.getTime() + shanghaiOffset).toISOString()

/** The date in Asia/Shanghai at this instant, YYYY-MM-DD. */
export const businessDate = (instant: Date): string => inShanghai(instant).slice(0, 10)

/** The time of day in Asia/Shanghai at this instant, HH:mm:ss. */
export const businessTime = (instant: Date): string => inShanghai(instant).slice(11, 19)

/** YYYY-MM-DD HH:mm:ss in Asia/Shanghai. */
export const businessDateTime = (instant: Date): string => `${businessDate(instant)} ${businessTime(instant)}`
