import type { Subscriber } from '@iisp/server'
import { keyChangeMail } from '../../rules/hardware-keys/key-change-mail.ts'
import { q } from '../tables.ts'

/** A key of an account was added or removed; payload `accountId`, `change`, `name`, `at`. */
export const keyChanged = 'identity.key-changed'

/** Mails the owner of the account, with instructions in case somebody else made the change. */
export const tellKeyChange: Subscriber = {
  name: 'identity-tell-key-change',
  topic: keyChanged,
  async run(db, { payload }, { mail }) {
    const reach = await db.maybe(
      q
        .selectFrom('identity.reach')
        .select(['email', 'name'])
        .where('account_id', '=', String(payload.accountId)),
    )
    if (reach === undefined) return
    const change = payload.change === 'added' ? 'added' : 'removed'
    const about = { name: reach.name, key: String(payload.name), at: String(payload.at) }
    await mail.send({ to: reach.email, ...keyChangeMail(change, about) })
  },
}
