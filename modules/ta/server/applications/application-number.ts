import { businessDate } from '@iisp/contract/date'
import { type Reader, raw, sql } from '@iisp/server'

/** Draws the id of a new application and its number: the day and the id, 17 digits. */
export async function drawNumber(db: Reader, now: Date): Promise<{ id: string; application_no: string }> {
  const { id } = await db.one(raw(sql<{ id: string }>`SELECT nextval('ta.application_number')::text AS id`))
  return { id, application_no: `${businessDate(now).replaceAll('-', '')}${id.padStart(9, '0')}` }
}
