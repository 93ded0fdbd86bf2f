import { type Subscriber, personNameInEnglish } from '@iisp/server'
import { resetSentMail } from '../../../rules/password-reset/reset-messages.ts'
import { findLoginAccount } from '../../accounts.ts'

/** An administrator wants a person to set a new password; payload `account`, `by`. */
export const resetSent = 'identity.reset-sent'

/** Mails the owner of the account how to set a new password. */
export const tellResetSent: Subscriber = {
  name: 'identity-tell-reset-sent',
  topic: resetSent,
  async run(db, { payload }, { mail }) {
    const account = await findLoginAccount(db, String(payload.account))
    if (account === undefined) return
    const { email, name } = account
    const by = String(payload.by)
    await mail.send({ to: email, ...resetSentMail(name, email, { zh: by, en: personNameInEnglish(by) }) })
  },
}
