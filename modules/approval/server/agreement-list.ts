import { type PersonActor, raw, reader, sql } from '@iisp/server'
import { agreementList as call, agreementNames, agreementVersions } from '../contract/agreements.ts'

const own = (actor: PersonActor) =>
  sql`account_id = ${actor.accountId} AND person_id = ${actor.personId} AND institution_id = ${actor.institutionId}`

export const agreementList = reader(call, async ({ db, actor }) => {
  const rows = await db.all(
    raw(sql<{ agreement: string; version: string; at: string }>`
      SELECT agreement, version, to_char(agreed_at, 'YYYY-MM-DD HH24:MI:SS') AS at
      FROM approval.consent WHERE ${own(actor)}`),
  )
  return agreementNames.map((agreement) => {
    const version = agreementVersions[agreement]
    const found = rows.find((row) => row.agreement === agreement && row.version === version)
    return { agreement, version, agreedAt: found?.at ?? null }
  })
})
