import type { Subscriber } from '@iisp/server'
import { q } from '../tables.ts'

/**
 * A person switched to their account at another institution; payload `accountId`, `from`,
 * `network`.
 */
export const companyEntered = 'identity.company-entered'

/**
 * Records it in the audit trail of the entered institution, which the transaction of the previous
 * institution cannot write.
 */
export const noteCompanyEntered: Subscriber = {
  name: 'identity-note-company-entered',
  topic: companyEntered,
  async run(db, { payload }) {
    const account = await db.maybe(
      q
        .selectFrom('identity.account')
        .select(['institution_id', 'person_id'])
        .where('id', '=', String(payload.accountId)),
    )
    if (account === undefined) return
    db.audit({
      institutionId: account.institution_id,
      action: 'identity.entered-company',
      object: `account:${String(payload.accountId)}`,
      detail: { person: account.person_id, from: payload.from, network: payload.network },
    })
  },
}
