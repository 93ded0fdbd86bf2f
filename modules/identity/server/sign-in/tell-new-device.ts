import { type Subscriber, timeText } from '@iisp/server'
import { deviceWords } from '../../rules/devices/device-words.ts'
import { maskedNetwork } from '../../rules/devices/masked-network.ts'
import { newDeviceMail } from '../../rules/devices/new-device-mail.ts'
import { q } from '../tables.ts'

/** A sign-in came from a browser that its account was never used from; payload `signInId`. */
export const newDevice = 'identity.new-device'

/** Mails the account's owner, with instructions in case somebody else signed in. */
export const tellNewDevice: Subscriber = {
  name: 'identity-tell-new-device',
  topic: newDevice,
  async run(db, { payload }, { mail }) {
    const found = await db.maybe(
      q
        .selectFrom('identity.sign_in as s')
        .innerJoin('identity.reach as r', 'r.account_id', 's.account_id')
        .select(['r.email', 'r.name', timeText('s.at').as('at'), 's.network', 's.user_agent'])
        .where('s.id', '=', String(payload.signInId)),
    )
    if (found === undefined) return
    const { email, network, user_agent: userAgent, ...signIn } = found
    const words = { ...signIn, ...deviceWords(userAgent), network: maskedNetwork(network) }
    await mail.send({ to: email, ...newDeviceMail(words) })
  },
}
