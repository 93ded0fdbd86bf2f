import { platformErrors, refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { subscriptionErrors } from '../../contract/errors.ts'
import { subscriptionSave as call } from '../../contract/subscriptions.ts'
import { subscriptionTopics } from '../../contract/topics.ts'
import { nextDue } from '../../rules/due-time.ts'
import { q } from '../tables.ts'
import { ownKinds } from './own-kinds.ts'
import { reachableChannels } from './reachable-channels.ts'

export const subscriptionSave = writer(call, async (ctx, input) => {
  const { db, actor, now, language } = ctx
  if (actor.behind !== null) refuse(subscriptionErrors.asAnother)
  const kind = ownKinds(ctx).find(({ id }) => id === input.kind)
  const { frequencies } = kind?.sends ?? refuse(platformErrors.notFound)
  if (!frequencies.includes(input.frequency)) refuse(platformErrors.badInput, { field: 'frequency' })
  const reachable = await reachableChannels(db, actor)
  if (input.channels.some((channel) => !reachable.includes(channel))) refuse(subscriptionErrors.noPhone)
  const wish = {
    channels: [...input.channels],
    frequency: input.frequency,
    time: input.time,
    weekday: input.weekday,
    language,
    institution_kind: actor.institutionKind,
    active: true,
    next_due: nextDue(input, now),
    claimed_until: null,
  }
  await db.run(
    q
      .insertInto('subscription.subscription')
      .values({
        ...wish,
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        kind: input.kind,
        covered_until: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'kind']).doUpdateSet((eb) => ({
          ...wish,
          // A delivery that an event has made due is still sent.
          next_due:
            input.frequency === 'instant'
              ? eb
                  .case()
                  .when('subscription.subscription.frequency', '=', 'instant')
                  .then(eb.ref('subscription.subscription.next_due'))
                  .end()
              : wish.next_due,
          // After a new subscription, earlier events are not reported.
          covered_until: eb
            .case()
            .when('subscription.subscription.active', '=', true)
            .then(eb.ref('subscription.subscription.covered_until'))
            .else(now.toISOString())
            .end(),
        })),
      ),
  )
  db.audit({
    institutionId: actor.institutionId,
    action: 'subscription.save',
    object: `account:${actor.accountId}`,
    detail: { kind: input.kind, channels: input.channels, frequency: input.frequency },
  })
  db.emit({ topic: subscriptionTopics.changed, audience: [actor.institutionId], payload: {} })
  return null
})
