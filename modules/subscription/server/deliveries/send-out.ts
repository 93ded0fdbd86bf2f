import type { Subscriber } from '@iisp/server'
import { subscriptionTopics } from '../../contract/topics.ts'
import { unsubscribeHint } from '../../rules/digest-text.ts'
import { q } from '../tables.ts'

/** Sends a delivery by mail and text message, if its subscription and its account are still in force. */
export const sendOut: Subscriber = {
  name: 'subscription-send-out',
  topic: subscriptionTopics.delivered,
  async run(db, { payload }, { mail, sms }) {
    const found = await db.maybe(
      q
        .selectFrom('subscription.delivery as d')
        .innerJoin('subscription.subscription as s', 's.id', 'd.subscription_id')
        .innerJoin('identity.reach as r', 'r.account_id', 'd.account_id')
        .select(['d.title', 'd.body', 'd.channels', 's.language', 'r.email', 'r.phone'])
        .where('d.id', '=', String(payload.deliveryId))
        .where('s.active', '=', true),
    )
    if (found === undefined) return
    const { title, body, channels, language, email, phone } = found
    if (channels.includes('mail'))
      await mail.send({ to: email, subject: title, text: `${body}\n\n${unsubscribeHint[language]}` })
    // a text message is short: it says only that there is something, and how much
    if (channels.includes('sms') && phone !== null)
      await sms.send({ phone, text: title, purpose: 'subscription' })
  },
}
