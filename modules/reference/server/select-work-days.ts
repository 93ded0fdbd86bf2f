import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { selectWorkDays as call } from '../contract/calendar.ts'
import { referenceErrors } from '../contract/errors.ts'
import { assertRange } from '../rules/calendar-range.ts'
import { loadDays } from './load-days.ts'

const flag = (value: boolean) => (value ? '1' : '0')

export const selectWorkDays = reader(call, async ({ db }, { startDate, endDate }) => {
  assertRange(startDate, endDate)
  const days = await loadDays(db, startDate, endDate)
  const last = days.at(-1)?.date ?? startDate
  if (last !== endDate) refuse(referenceErrors.calendarNotPublished, { date: endDate, last })
  return days.map((day) => ({ RQ: day.date, GZR: flag(day.statutory), JYR: flag(day.exchange) }))
})
