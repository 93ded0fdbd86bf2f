import { type WriteContext, type Writer, raw, sql } from '@iisp/server'
import { type AgreementName, agreementVersions } from '../contract/agreements.ts'

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
