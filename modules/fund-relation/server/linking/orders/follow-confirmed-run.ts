import { type Writer, stateLiteral, writer } from '@iisp/server'
import type { ConfirmedRun } from '@iisp/ta/contract'
import { relationFlow } from '../../../contract/relations/relation-states.ts'
import { linksOn, ordersOf } from '../../../rules/linking/trigger-orders.ts'
import { bySystem } from '../../by-system.ts'
import { type StoredRelation, q } from '../../tables.ts'
import { followConfirmedRun as call } from './confirmed-run-call.ts'
import { earlierOrigins, originOf } from './origin-of.ts'
import { placeOrder } from './place-order.ts'
import { settleForcedRedemptions } from './settle-forced-redemptions.ts'

export const followConfirmedRun = writer(call, async (ctx, run) => {
  const relations = await relationsOfChild(ctx.db, run)
  const counted = { placed: 0, failed: 0 }
  for (const relation of relations)
    for (const wanted of ordersOf(relation.terms, run.confirmations)) {
      const order = { relationId: relation.id, kind: wanted.kind }
      const placed = await placeOrder(ctx, {
        origin: originOf(run, order),
        earlier: earlierOrigins(run, order),
        relation,
        ...wanted,
        notBefore: run.confirmedOn,
      })
      counted[placed ? 'placed' : 'failed'] += 1
    }
  if (run.dividendId === null) await settleForcedRedemptions(bySystem(ctx.db, ctx.now), run)
  return counted
})

const relationsOfChild = async (
  db: Writer,
  { productId, dealingDate }: ConfirmedRun,
): Promise<StoredRelation[]> => {
  const live = await db.all(
    q
      .selectFrom('fund_relation.relation')
      .selectAll()
      .where('child_id', '=', productId)
      .where('status', '=', stateLiteral(relationFlow.codes.effective))
      .orderBy('id'),
  )
  return live.filter(({ starts_on, ends_on }) =>
    linksOn({ startsOn: starts_on, endsOn: ends_on }, dealingDate),
  )
}
