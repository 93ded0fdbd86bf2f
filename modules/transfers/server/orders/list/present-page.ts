import type { PersonActor, ReadContext } from '@iisp/server'
import type { OrderPage } from './order-page.ts'
import { readMark } from '../payee-mark.ts'
import { presentRow } from '../present-order.ts'
import { viewerOf } from '../detail/viewer.ts'

/** A page of orders for the wire, each row with what this person may do. */
export async function presentPage(ctx: ReadContext<PersonActor>, { orders, ...page }: OrderPage) {
  const viewer = await viewerOf(ctx)
  return {
    ...page,
    list: orders.map((order) => presentRow(order, readMark(order.payee_mark), viewer, ctx.language)),
  }
}
