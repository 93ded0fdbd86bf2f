import { type Subscriber, raw, sql } from '@iisp/server'
import { deviceWords } from '../../rules/devices/device-words.ts'
import { maskedNetwork } from '../../rules/devices/masked-network.ts'
import { newDeviceMail } from '../../rules/devices/new-device-mail.ts'

/** A sign-in came from a browser that its account was never used from; payload `signInId`. */
export const newDevice = 'identity.new-device'

interface Found {
  readonly email: string
  readonly name: string
  readonly at: string
  readonly network: string
  readonly user_agent: string
}

/** Tells the account's owner, and what to do where it was somebody else. */
export const tellNewDevice: Subscriber = {
  name: 'identity-tell-new-device',
  topic: newDevice,
  async run(db, { payload }, { mail }) {
    const found = await db.maybe(
      raw(sql<Found>`SELECT r.email, r.name, to_char(s.at, 'YYYY-MM-DD HH24:MI:SS') AS at, s.network, s.user_agent
        FROM identity.sign_in s JOIN identity.reach r ON r.account_id = s.account_id
        WHERE s.id = ${payload.signInId}`),
    )
    if (found === undefined) return
    const { email, network, user_agent: userAgent, ...signIn } = found
    const words = { ...signIn, ...deviceWords(userAgent), network: maskedNetwork(network) }
    await mail.send({ to: email, ...newDeviceMail(words) })
  },
}
