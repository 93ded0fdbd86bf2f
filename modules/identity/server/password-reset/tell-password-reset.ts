import type { Subscriber } from '@iisp/server'
import { maskedNetwork } from '../../rules/devices/masked-network.ts'
import { passwordWasResetMail, passwordWasResetSms } from '../../rules/password-reset/reset-messages.ts'
import { accountOfReset, passwordWasReset } from './resets.ts'

/**
 * Tells the owner on both channels that the password was reset, with instructions in case somebody
 * else did it.
 */
export const tellPasswordReset: Subscriber = {
  name: 'identity-tell-password-reset',
  topic: passwordWasReset,
  async run(db, { payload }, { mail, sms }) {
    const account = await accountOfReset(db, payload.uuid)
    if (account === undefined) return
    const { email, name, phone } = account
    const network = maskedNetwork(String(payload.network))
    await mail.send({ to: email, ...passwordWasResetMail(name, String(payload.at), network) })
    if (phone !== null) await sms.send({ phone, text: passwordWasResetSms, purpose: 'password-reset' })
  },
}
