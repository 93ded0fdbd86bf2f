import type { Subscriber } from '@iisp/server'
import { accountOfReset, resetRefused } from './resets.ts'

/** Enters wrong codes of an existing account in the audit trail; after the answer, which takes the same time for all. */
export const noteRefusedReset: Subscriber = {
  name: 'identity-note-refused-reset',
  topic: resetRefused,
  async run(db, { payload }) {
    const account = await accountOfReset(db, payload.uuid)
    if (account === undefined) return
    db.audit({
      institutionId: account.institution_id,
      action: 'identity.reset-refused',
      object: `account:${account.account_id}`,
      detail: { network: String(payload.network) },
    })
  },
}
