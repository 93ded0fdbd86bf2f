import { businessDate, businessTime } from '@iisp/contract/date'

/** Applications for an open day are taken until this time of that day, in Shanghai. */
export const cutOffTime = '15:00:00'

/** Whether the list of an open day may be frozen. */
export function isPastCutOff(day: string, now: Date): boolean {
  const today = businessDate(now)
  return today > day || (today === day && businessTime(now) >= cutOffTime)
}
