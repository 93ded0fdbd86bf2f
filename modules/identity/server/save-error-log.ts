import { Refusal, platformErrors } from '@iisp/contract'
import { raw, sessionHandler, sql } from '@iisp/server'
import { saveErrorLog as saveErrorLogCall } from '../contract/logs.ts'
import { redactEntry } from '../rules/redact.ts'
import { q } from './tables.ts'

const perMinute = 60

export const saveErrorLog = sessionHandler(saveErrorLogCall, async (ctx, input) => {
  const { actor, now, network } = ctx
  const person = actor.kind === 'person' ? actor : null
  const entry = {
    ...redactEntry(input),
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
})
