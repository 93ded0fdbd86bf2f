import { personalMessage } from '@iisp/notices/contract'
import type { Writer } from '@iisp/server'
import { subscriptionTopics } from '../../contract/topics.ts'
import { nextDue } from '../../rules/due-time.ts'
import { type SubscriptionRow, q } from '../tables.ts'
import type { Composed } from './compose.ts'

/**
 * Records what became of a due time and sends it. Does nothing where the subscription was ended, changed or delivered
 * since it was claimed.
 */
export async function deliver(
  db: Writer,
  row: SubscriptionRow,
  composed: Composed | null,
  now: Date,
): Promise<void> {
  const due = row.next_due as string
  const isSent = composed !== null && composed.total > 0
  const moved = await db.run(
    q
      .updateTable('subscription.subscription')
      .set({ next_due: nextDue(row, now), covered_until: now, claimed_until: null })
      .where('id', '=', row.id)
      .where('active', '=', true)
      .where('next_due', '=', due)
      .where('claimed_until', '=', row.claimed_until),
  )
  if (moved === 0) return
  const { title, body } = composed?.[row.language] ?? { title: '', body: '' }
  const { id } = await db.one(
    q
      .insertInto('subscription.delivery')
      .values({
        subscription_id: row.id,
        institution_id: row.institution_id,
        account_id: row.account_id,
        kind: row.kind,
        due_at: due,
        at: now,
        outcome: composed === null ? 'refused' : isSent ? 'sent' : 'empty',
        channels: isSent ? row.channels : [],
        total: composed?.total ?? 0,
        title: isSent ? title : '',
        body: isSent ? body : '',
      })
      .returning('id'),
  )
  db.emit({ topic: subscriptionTopics.changed, audience: [row.institution_id], payload: {} })
  if (!isSent) return
  if (row.channels.includes('message'))
    db.emit(
      personalMessage({
        accountId: row.account_id,
        institutionId: row.institution_id,
        subject: `subscription-delivery/${id}`,
        tone: 'info',
        titleZh: composed.zh.title,
        titleEn: composed.en.title,
        contentZh: composed.zh.brief,
        contentEn: composed.en.brief,
        menuId: composed.menuId,
        query: composed.query,
      }),
    )
  if (row.channels.some((channel) => channel !== 'message'))
    db.emit({ topic: subscriptionTopics.delivered, audience: [], payload: { deliveryId: id } })
}

/** Ends the subscriptions of an account that was disabled. */
export const endAll = (db: Writer, accountId: string) =>
  db.run(
    q
      .updateTable('subscription.subscription')
      .set({ active: false, next_due: null, claimed_until: null })
      .where('account_id', '=', accountId),
  )
