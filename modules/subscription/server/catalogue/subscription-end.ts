import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { subscriptionErrors } from '../../contract/errors.ts'
import { subscriptionEnd as call } from '../../contract/subscriptions.ts'
import { subscriptionTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

export const subscriptionEnd = writer(call, async ({ db, actor }, { kind }) => {
  if (actor.behind !== null) refuse(subscriptionErrors.asAnother)
  const ended = await db.run(
    q
      .updateTable('subscription.subscription')
      .set({ active: false, next_due: null, claimed_until: null })
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .where('kind', '=', kind)
      .where('active', '=', true),
  )
  if (ended === 0) return null
  db.audit({
    institutionId: actor.institutionId,
    action: 'subscription.end',
    object: `account:${actor.accountId}`,
    detail: { kind },
  })
  db.emit({ topic: subscriptionTopics.changed, audience: [actor.institutionId], payload: {} })
  return null
})
