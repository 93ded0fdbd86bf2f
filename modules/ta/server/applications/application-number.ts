import { businessDate } from '@iisp/contract/date'
import { type Reader, sql } from '@iisp/server'
import { q } from '../tables.ts'

/** Draws the id of a new application and its number: the day and the id, 17 digits. */
export async function drawNumber(db: Reader, now: Date): Promise<{ id: string; application_no: string }> {
  const id = await drawId(db)
  return { id, application_no: `${businessDate(now).replaceAll('-', '')}${id.padStart(9, '0')}` }
}

export async function drawId(db: Reader): Promise<string> {
  const { id } = await db.one(q.selectNoFrom(sql<string>`nextval('ta.application_number')::text`.as('id')))
  return id
}
