import { Refusal, platformErrors } from '@iisp/contract'
import { type SessionContext, networkOf, raw, sql } from '@iisp/server'
import { type ErrorEntry, redactEntry } from '../rules/redact.ts'
import { q } from './tables.ts'

const perMinute = 60

/** Keeps what may be kept of a report, under the name of the session; 60 a minute of a network. */
export async function keepErrorEntry(ctx: SessionContext, reported: ErrorEntry): Promise<null> {
  const { actor, now } = ctx
  const network = networkOf(ctx.network)
  const person = actor.kind === 'person' ? actor : null
  const entry = {
    ...redactEntry(reported),
    ...(person === null ? {} : { cpName: person.institutionName, opName: person.account }),
  }
  await ctx.transact(async (db) => {
    const since = new Date(now.getTime() - 60_000)
    const { count } = await db.one(
      raw(sql<{ count: number }>`SELECT count(*)::int AS count FROM identity.error_log
        WHERE network = ${network} AND at > ${since}`),
    )
    if (count >= perMinute) throw new Refusal(platformErrors.tooMany)
    await db.run(
      q.insertInto('identity.error_log').values({
        at: now,
        network,
        trace_id: ctx.traceId,
        account_id: person?.accountId ?? null,
        entry: JSON.stringify(entry),
      }),
    )
  })
  return null
}
