import type { Subscriber } from '@iisp/server'
import { resetMail, resetSms, resetWithoutPhoneMail } from '../../rules/password-reset/reset-messages.ts'
import type { Identity } from '../identity.ts'
import { newCode } from '../sign-in/sms-codes.ts'
import { q } from '../tables.ts'
import { accountOfReset, resetAsked, resetCodeHash } from './resets.ts'

/** Makes the two codes of a reset and sends one to the phone and one to the mail, if there is such an account. */
export const sendResetCodes = (identity: Identity): Subscriber => ({
  name: 'identity-send-reset-codes',
  topic: resetAsked,
  async run(db, { payload }, { mail, sms }) {
    const uuid = String(payload.uuid)
    const account = await accountOfReset(db, uuid)
    if (account === undefined) return
    db.audit({
      institutionId: account.institution_id,
      action: 'identity.reset-asked',
      object: `account:${account.account_id}`,
      detail: { network: String(payload.network) },
    })
    const { email, name, phone } = account
    if (phone === null) return mail.send({ to: email, ...resetWithoutPhoneMail(name) })
    const codes = { sms: newCode(), mail: newCode() }
    await db.run(
      q
        .updateTable('identity.password_reset')
        .set({
          sms_hash: resetCodeHash(identity, 'sms', uuid, codes.sms),
          mail_hash: resetCodeHash(identity, 'mail', uuid, codes.mail),
        })
        .where('uuid', '=', uuid),
    )
    await sms.send({ phone, text: resetSms(codes.sms), purpose: 'password-reset' })
    await mail.send({ to: email, ...resetMail(name, codes.mail) })
  },
})
