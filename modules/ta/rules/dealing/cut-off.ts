import { businessDate, businessTime } from '@iisp/contract/date'
import { cutOffTime } from '../../contract/applications/application-kinds.ts'

/** Whether the list of an open day may be frozen. */
export function isPastCutOff(day: string, now: Date): boolean {
  const today = businessDate(now)
  return today > day || (today === day && businessTime(now) >= cutOffTime)
}
