import { refuse } from '@iisp/contract'
import { type Reader, sql } from '@iisp/server'
import { referenceErrors } from '../contract/errors.ts'
import type { CalendarDay } from '../rules/calendar.ts'
import { q } from './tables.ts'

/** The published days from `from` to `to`. Refuses if the first day is not published. */
export async function loadDays(db: Reader, from: string, to: string): Promise<CalendarDay[]> {
  const days = await db.all(
    q
      .selectFrom('reference.calendar_day')
      .selectAll()
      .where('date', '>=', from)
      .where('date', '<=', to)
      .orderBy('date'),
  )
  if (days[0]?.date !== from) await refuseUnknown(db, from)
  return days
}

async function refuseUnknown(db: Reader, date: string): Promise<never> {
  const span = await db.one(
    q
      .selectFrom('reference.calendar_day')
      .select([
        sql<string>`coalesce(min(date)::text, '-')`.as('first'),
        sql<string>`coalesce(max(date)::text, '-')`.as('last'),
      ]),
  )
  if (date < span.first) return refuse(referenceErrors.calendarNotKept, { date, first: span.first })
  return refuse(referenceErrors.calendarNotPublished, { date, last: span.last })
}
