import { Refusal } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { selectWorkDays } from '@iisp/reference/contract'
import type { PersonActor, ReadContext } from '@iisp/server'
import { storedValues } from '../settings/param-settings.ts'

/**
 * Complaints that have waited since before this day are overdue. The reader's own setting gives the
 * number of working days; null if it is not set or the calendar does not reach back.
 */
export async function overdueBefore(ctx: ReadContext<PersonActor>): Promise<string | null> {
  const { overdueDays } = await storedValues(ctx.db, ctx.actor, 'complaint-desk')
  if (overdueDays === undefined || overdueDays === null) return null
  const today = businessDate(ctx.now)
  const range = { startDate: addDays(today, -(overdueDays * 2 + 20)), endDate: today }
  const days = await ctx.call(selectWorkDays, range).catch((refused: unknown) => {
    if (refused instanceof Refusal) return []
    throw refused
  })
  const past = days.filter((day) => day.GZR === '1' && day.RQ < today).toReversed()
  return overdueDays === 0 ? today : (past[overdueDays - 1]?.RQ ?? null)
}
