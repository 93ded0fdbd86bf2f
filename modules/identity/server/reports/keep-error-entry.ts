import { Refusal, platformErrors } from '@iisp/contract'
import { type SessionContext, countRows, networkOf, sql } from '@iisp/server'
import { type ErrorEntry, cleanTraceId } from '../../rules/reports/redact.ts'
import { q } from '../tables.ts'
import { countWhere, endOf } from '../time-limits.ts'

/** Number of reports that a network may send per minute and per day. */
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
  await ctx.transact(async (db) => {
    const { minute, day } = await db.one(
      q
        .selectFrom(
          q
            .selectFrom('identity.error_log')
            .select('at')
            .where('network', '=', network)
            .where('at', '>', endOf(now, -86_400))
            .orderBy('at', 'desc')
            .limit(perDay)
            .as('recent'),
        )
        .select([countWhere(sql`at > ${endOf(now, -60)}`).as('minute'), countRows.as('day')]),
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
