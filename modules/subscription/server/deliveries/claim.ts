import type { Writer } from '@iisp/server'
import { type SubscriptionRow, q } from '../tables.ts'

/** After this time without a result, another node takes a claimed subscription. */
const claimMs = 120_000

/** Takes the subscription that has been due longest, so that no other node works on it. */
export function claimDue(db: Writer, now: Date): Promise<SubscriptionRow | undefined> {
  const next = q
    .selectFrom('subscription.subscription')
    .select('id')
    .where('active', '=', true)
    .where('next_due', '<=', now.toISOString())
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now.toISOString())]))
    .orderBy('next_due')
    .limit(1)
    .forUpdate()
    .skipLocked()
  return db.maybe(
    q
      .updateTable('subscription.subscription')
      .set({ claimed_until: new Date(now.getTime() + claimMs) })
      .where('id', '=', next)
      .returningAll(),
  )
}
