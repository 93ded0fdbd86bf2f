import { type PersonActor, type ReadContext, changedSince, countCap, sql } from '@iisp/server'
import { visible } from '../../scope.ts'
import { q } from '../../tables.ts'
import { orderHistory } from '../order-history.ts'
import { type FilterInput, readFilters } from './order-filters.ts'
import { countOrders } from './order-queries.ts'

/** The displayed orders that changed, and the number of changed orders that the filters match. */
export async function changesOf(
  ctx: ReadContext<PersonActor>,
  input: FilterInput & { readonly changedSince: number },
  ids: readonly string[],
  institutionId: string | null,
) {
  const filters = await readFilters(ctx, input, institutionId)
  const changed = q
    .selectFrom('transfers.transfer_order as o')
    .select('o.id')
    .where(visible(ctx.actor, 'o.institution_id'))
    .where('o.id', '=', sql<string>`ANY(${ids}::bigint[])`)
    .where(sql<boolean>`o.id IN ${changedSince(orderHistory, input.changedSince, ctx)}`)
  const [shown, { total }] = await Promise.all([ctx.db.all(changed), ctx.db.one(countOrders(filters))])
  const { changedSince: since } = input
  return { since, ids: shown.map(({ id }) => id), count: Math.min(total, countCap), capped: total > countCap }
}
