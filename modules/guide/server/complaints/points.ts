import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type Reader, raw, sql } from '@iisp/server'

/** What an account's points stand at, and those for complaints of the business day. */
export const pointsOf = (db: Reader, actor: PersonActor, now: Date) =>
  db.one(
    raw(sql<{ balance: number; today: number }>`SELECT coalesce(sum(points), 0)::int AS balance,
        coalesce(sum(points) FILTER (WHERE code = '2004' AND day = ${businessDate(now)}::date), 0)::int AS today
      FROM guide.point WHERE account_id = ${actor.accountId} AND institution_id = ${actor.institutionId}`),
  )
