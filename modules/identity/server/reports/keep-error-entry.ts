import { Refusal, platformErrors } from '@iisp/contract'
import { type SessionContext, networkOf, raw, sql } from '@iisp/server'
import { type ErrorEntry, cleanTraceId } from '../../rules/reports/redact.ts'
import { q } from '../tables.ts'

/** How many reports a network may send a minute and a day. */
const perMinute = 60
const perDay = 2000

/** Stores a redacted report under the name of the session's person. */
export async function keepErrorEntry(ctx: SessionContext, redacted: ErrorEntry): Promise<null> {
  const { actor, now } = ctx
  const network = networkOf(ctx.network)
  const person = actor.kind === 'person' ? actor : null
  const entry = {
    ...redacted,
    ...(person === null ? {} : { cpName: person.institutionName, opName: person.account }),
  }
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  await ctx.transact(async (db) => {
    const { minute, day } = await db.one(
      raw(sql<{
        minute: number
        day: number
      }>`SELECT count(*) FILTER (WHERE at > ${before(60)})::int AS minute,
          count(*)::int AS day
        FROM (SELECT at FROM identity.error_log WHERE network = ${network} AND at > ${before(86_400)}
          ORDER BY at DESC LIMIT ${perDay}) recent`),
    )
    if (minute >= perMinute || day >= perDay) throw new Refusal(platformErrors.tooMany)
    await db.run(
      q.insertInto('identity.error_log').values({
        at: now,
        network,
        trace_id: cleanTraceId(ctx.traceId),
        account_id: person?.accountId ?? null,
        entry: JSON.stringify(entry),
      }),
    )
  })
  return null
}
