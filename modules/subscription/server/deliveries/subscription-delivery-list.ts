import { subscriptionKinds } from '@iisp/contract/subscription'
import { narrow, readPage, reader, timeText } from '@iisp/server'
import { subscriptionDeliveryList as call } from '../../contract/subscriptions.ts'
import { q } from '../tables.ts'

export const subscriptionDeliveryList = reader(call, ({ db, actor, language, registry }, input) => {
  const names = new Map(registry.itemsOf(subscriptionKinds).map(({ id, name }) => [id, name[language]]))
  const own = q
    .selectFrom('subscription.delivery')
    .where('account_id', '=', actor.accountId)
    .where('institution_id', '=', actor.institutionId)
  return readPage(db, input, narrow(own, input, { outcome: 'outcome' }), {
    select: (all) =>
      all
        .select(['id', 'kind', 'outcome', 'channels', 'total', 'body as content'])
        .select(timeText('at').as('sentAt'))
        .orderBy('id', 'desc'),
    present: ({ kind, sentAt, ...row }) => ({ ...row, at: sentAt, name: names.get(kind) ?? kind }),
  })
})
