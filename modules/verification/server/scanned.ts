import { type SessionContext, type Writer, sql } from '@iisp/server'
import { type RequestRow, q, requests } from './tables.ts'

/**
 * Work on the single verification whose id the phone holds, locked. Row-level security shows a
 * phone this row and nothing else. An unknown id answers 404.
 */
export const withScanned = <T>(
  ctx: SessionContext,
  id: string,
  work: (db: Writer, request: RequestRow) => Promise<T>,
): Promise<T> =>
  ctx.transact(async (db) => {
    await db.all(q.selectNoFrom(sql`set_config('app.verified_id', ${id}, true)`.as('set')))
    return work(db, await db.one(requests.where('id', '=', id).forUpdate()))
  })
