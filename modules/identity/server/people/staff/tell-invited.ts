import type { Subscriber } from '@iisp/server'
import { invitationMail } from '../../../rules/people/invitation-mail.ts'
import { findLoginAccount } from '../../accounts.ts'

/** The account of an invited person was opened; payload `account`, `institution`. */
export const accountOpened = 'identity.account-opened'

/** Tells the owner of a new account by mail how to set the password. */
export const tellInvited: Subscriber = {
  name: 'identity-tell-invited',
  topic: accountOpened,
  async run(db, { payload }, { mail }) {
    const account = await findLoginAccount(db, String(payload.account))
    if (account === undefined) return
    const { email, name } = account
    await mail.send({ to: email, ...invitationMail(name, email, String(payload.institution)) })
  },
}
