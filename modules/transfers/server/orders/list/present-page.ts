import type { PersonActor, ReadContext } from '@iisp/server'
import type { Filters } from './order-filters.ts'
import type { OrderPage } from './order-page.ts'
import { noMark, payeeMarks } from '../payee-mark.ts'
import { withNames } from '../shown-names.ts'
import { presentRow } from '../present-order.ts'
import { viewerOf } from '../detail/viewer.ts'

/** A page of orders for the wire, each row with the person's actions and the payee mark. */
export async function presentPage(
  ctx: ReadContext<PersonActor>,
  filters: Filters,
  { orders, ...page }: OrderPage,
) {
  const viewer = await viewerOf(ctx)
  const marks = await payeeMarks(ctx, orders, filters.institutionId ?? '*')
  const named = await withNames(ctx, orders)
  const list = named.map((order) => presentRow(order, marks.get(order.id) ?? noMark, viewer, ctx.language))
  return { ...page, list }
}
