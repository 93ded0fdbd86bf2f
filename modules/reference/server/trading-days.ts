import { reader } from '@iisp/server'
import { tradingDays as call } from '../contract/calendar.ts'
import { loadDays } from './load-days.ts'

export const tradingDays = reader(call, async ({ db }, { from, to }) => {
  const days = await loadDays(db, from, to)
  return { days: days.filter((day) => day.exchange).map((day) => day.date), until: days.at(-1)?.date ?? from }
})
