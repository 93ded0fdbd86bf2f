import { announcementKind, announcementTopics } from '@iisp/notices/contract'
import { type Schedule, type Subscriber, sql } from '@iisp/server'
import { subscriptionTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

/** An announcement makes the subscriptions due that bring announcements at once. */
export const onAnnouncement: Subscriber = {
  name: 'subscription-announced',
  topic: announcementTopics.published,
  async run(db) {
    const due = await db.run(
      q
        .updateTable('subscription.subscription')
        // a delivery that is being composed may not have seen it: it is composed anew
        .set({ next_due: sql<string>`covered_until`, claimed_until: null })
        .where('kind', '=', announcementKind)
        .where('frequency', '=', 'instant')
        .where('active', '=', true),
    )
    if (due > 0) db.emit({ topic: subscriptionTopics.due, audience: [], payload: {} })
  },
}

const keptDays = 180

/** Deletes old deliveries. */
export const forgetDeliveries: Schedule = {
  name: 'subscription-forget-deliveries',
  everySeconds: 3600,
  async run(db, now) {
    const before = new Date(now.getTime() - keptDays * 86_400_000)
    await db.run(q.deleteFrom('subscription.delivery').where('at', '<', before.toISOString()))
  },
}
