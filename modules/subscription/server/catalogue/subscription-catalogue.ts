import { businessDateTime } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { type SubscriptionService, subscriptionCatalogue as call } from '../../contract/subscriptions.ts'
import { type SubscriptionRow, q } from '../tables.ts'
import { ownKinds } from './own-kinds.ts'
import { reachableChannels } from './reachable-channels.ts'

export const subscriptionCatalogue = reader(call, async (ctx) => {
  const { db, actor, language } = ctx
  const rows = await db.all(
    q
      .selectFrom('subscription.subscription')
      .selectAll()
      .where('account_id', '=', actor.accountId)
      .where('institution_id', '=', actor.institutionId)
      .where('active', '=', true),
  )
  const byKind = new Map(rows.map((row) => [row.kind, row]))
  return {
    services: ownKinds(ctx).map((kind) => {
      const row = byKind.get(kind.id)
      return {
        kind: kind.id,
        name: kind.name[language],
        description: kind.description[language],
        frequencies: [...(kind.sends?.frequencies ?? [])],
        setAt: kind.setAt?.path ?? '',
        chosen: row === undefined ? null : present(row),
        actions: kind.sends === null || actor.behind !== null ? [] : actionsOn(row),
      }
    }),
    channels: await reachableChannels(db, actor),
    actsForAnother: actor.behind !== null,
  }
})

const actionsOn = (row: SubscriptionRow | undefined): SubscriptionService['actions'] =>
  row === undefined ? ['save'] : ['save', 'end']

const present = ({ channels, frequency, time, weekday, next_due }: SubscriptionRow) => ({
  channels,
  frequency,
  time,
  weekday,
  nextAt: next_due === null || frequency === 'instant' ? null : businessDateTime(new Date(next_due)),
})
