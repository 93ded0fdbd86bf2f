import { type WriteContext, type Writer } from '@iisp/server'
import { type AgreementName, agreementVersions } from '../contract/agreements.ts'
import { actingOf } from './acting-of.ts'
import { q } from './tables.ts'

/**
 * Stores the consent of a person to a version, once. The person is the real one, the account is the
 * one acted as.
 */
export async function keepConsent(
  db: Writer,
  { actor, now, network }: Pick<WriteContext, 'actor' | 'now' | 'network'>,
  agreement: AgreementName,
): Promise<void> {
  const version = agreementVersions[agreement]
  const isNew = await db.run(
    q
      .insertInto('approval.consent')
      .values({ ...actingOf(actor), agreement, version, agreed_at: now, network })
      .onConflict((conflict) => conflict.doNothing()),
  )
  if (isNew !== 1) return
  db.audit({
    institutionId: actor.institutionId,
    action: 'approval.agree',
    object: `agreement:${agreement}`,
    detail: { version },
  })
}
