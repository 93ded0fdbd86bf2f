import { refuse } from '@iisp/contract'
import { type PersonActor, type WriteContext, type Writer, raw, reader, sql, writer } from '@iisp/server'
import {
  type AgreementName,
  agreeTo as agreeCall,
  agreementList as listCall,
  agreementNames,
  agreementVersions,
} from '../contract/agreements.ts'
import { approvalErrors } from '../contract/errors.ts'

/** Keeps who agreed to which version, once; the person is the real one, the account the one acted as. */
export async function keepConsent(
  db: Writer,
  { actor, now, network }: Pick<WriteContext, 'actor' | 'now' | 'network'>,
  agreement: AgreementName,
): Promise<void> {
  const version = agreementVersions[agreement]
  const isNew = await db.run(
    raw(sql`INSERT INTO approval.consent (institution_id, account_id, person_id, agreement, version, agreed_at, network)
      VALUES (${actor.institutionId}, ${actor.accountId}, ${actor.personId}, ${agreement}, ${version}, ${now}, ${network})
      ON CONFLICT DO NOTHING`),
  )
  if (isNew !== 1) return
  db.audit({
    institutionId: actor.institutionId,
    action: 'approval.agree',
    object: `agreement:${agreement}`,
    detail: { version },
  })
}

const own = (actor: PersonActor) =>
  sql`account_id = ${actor.accountId} AND person_id = ${actor.personId} AND institution_id = ${actor.institutionId}`

export const agreementList = reader(listCall, async ({ db, actor }) => {
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

export const agreeTo = writer(agreeCall, async (ctx, input) => {
  if (input.version !== agreementVersions[input.agreement]) refuse(approvalErrors.versionOld)
  await keepConsent(ctx.db, ctx, input.agreement)
  return null
})
