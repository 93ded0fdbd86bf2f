import { mobilePhone } from '@iisp/contract/patterns'
import type { PersonActor, Reader } from '@iisp/server'
import { type SubscriptionChannel, subscriptionChannels } from '../../contract/subscriptions.ts'
import { q } from '../tables.ts'

/** The channels that reach the caller: text messages need a mobile number. */
export async function reachableChannels(db: Reader, actor: PersonActor): Promise<SubscriptionChannel[]> {
  const reach = await db.maybe(
    q.selectFrom('identity.reach').select('phone').where('account_id', '=', actor.accountId),
  )
  const hasPhone = mobilePhone.test(reach?.phone ?? '')
  return subscriptionChannels.filter((channel) => channel !== 'sms' || hasPhone)
}
