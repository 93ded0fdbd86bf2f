import { addDays } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { nextWorkDay as call } from '../contract/calendar.ts'
import { assertRange } from '../rules/calendar-range.ts'
import { calendarOf, nextWorkingDay } from '../rules/calendar.ts'
import { loadDays } from './load-days.ts'

// No holiday leaves more days than this without a working day.
const farEnough = 31

export const nextWorkDay = reader(call, async ({ db }, { rq }) => {
  assertRange(rq, rq)
  const days = await loadDays(db, rq, addDays(rq, farEnough))
  return nextWorkingDay(calendarOf('statutory', days), rq)
})
