import { type ReadContext, countCap, raw, reader, sql } from '@iisp/server'
import { orderStages as call } from '../../../contract/orders/home-cards.ts'
import { type OrderStatus, orderFlow } from '../../../contract/orders/order-states.ts'
import { transferTopics } from '../../../contract/topics.ts'

interface Stage {
  readonly status: OrderStatus
  readonly total: number
  readonly payments: string
}

/** Scans the index once per state, up to one row above the cap. */
export const selectStages = (institutionId: string) =>
  raw(sql<Stage>`SELECT stage.status, count(found.amount)::int AS total,
      coalesce(sum(found.amount) FILTER (WHERE found.pays), 0)::numeric(22, 2)::text AS payments
    FROM unnest(${orderFlow.sets.open}::text[]) WITH ORDINALITY stage(status, place)
    LEFT JOIN LATERAL (
      SELECT o.amount, o.pays FROM transfers.transfer_order o
      WHERE o.institution_id = ${institutionId} AND o.status = stage.status
      ORDER BY o.recency LIMIT ${sql.raw(String(countCap + 1))}) found ON true
    GROUP BY stage.status, stage.place ORDER BY stage.place`)

const presentStage = ({ status, total, payments }: Stage) => {
  const totalCapped = total > countCap
  return { status, total: Math.min(total, countCap), totalCapped, payments: totalCapped ? null : payments }
}

/** Kept until an order of the institution changes. */
const stagesOf = ({ kept, db }: Pick<ReadContext, 'kept' | 'db'>, institutionId: string) =>
  kept({ topic: transferTopics.orderChanged, audience: institutionId }, 'stages', () =>
    db.all(selectStages(institutionId)),
  )

export const orderStages = reader(call, async (ctx) =>
  (await stagesOf(ctx, ctx.actor.institutionId)).map(presentStage),
)
