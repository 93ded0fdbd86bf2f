import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type Reader, sql } from '@iisp/server'
import { q } from '../tables.ts'

/** An account's balance of points, and its points for complaints on the business day. */
export const pointsOf = (db: Reader, actor: PersonActor, now: Date) =>
  db.one(
    q
      .selectFrom('guide.point')
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .select([
        sql<number>`coalesce(sum(points), 0)::int`.as('balance'),
        sql<number>`coalesce(sum(points) FILTER (WHERE code = '2004' AND day = ${businessDate(now)}::date), 0)::int`.as(
          'today',
        ),
      ]),
  )
