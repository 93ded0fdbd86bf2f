import { institutionNames } from '@iisp/identity/contract'
import { productEnglishNames } from '@iisp/product/contract'
import type { ReadContext } from '@iisp/server'

interface OfProduct {
  readonly product_id: string
  readonly product_name: string
}
interface OfManager {
  readonly institution_id: string
  readonly institution_name: string
}
type Asking = Pick<ReadContext, 'language' | 'call'>

/**
 * The names of products in the reader's language; `kept` is the name stored with an order. For
 * display only: an order keeps the registered name of its product, and the names of its accounts
 * come from the bank.
 */
export async function productNames(
  { language, call }: Asking,
  ids: readonly string[],
): Promise<(id: string, kept: string) => string> {
  if (language !== 'en' || ids.length === 0) return (_, kept) => kept
  const { list } = await call(productEnglishNames, { ids: [...new Set(ids)] })
  const names = new Map(list.map(({ ID, NAME }) => [ID, NAME]))
  return (id, kept) => names.get(id) ?? kept
}

/** Orders with the names of their products in the reader's language, for display. */
export async function withProductNames<O extends OfProduct>(ctx: Asking, orders: readonly O[]): Promise<O[]> {
  const nameOf = await productNames(
    ctx,
    orders.map((one) => one.product_id),
  )
  return orders.map((one) => ({ ...one, product_name: nameOf(one.product_id, one.product_name) }))
}

/** The same, with the names of their managers too. */
export async function withNames<O extends OfProduct & OfManager>(
  ctx: Asking,
  orders: readonly O[],
): Promise<O[]> {
  const named = await withProductNames(ctx, orders)
  if (ctx.language !== 'en' || orders.length === 0) return named
  const ids = [...new Set(orders.map((one) => one.institution_id))]
  const { institutions } = await ctx.call(institutionNames, { ids })
  const names = new Map(institutions.map(({ id, nameEn }) => [id, nameEn]))
  return named.map((one) => ({
    ...one,
    institution_name: names.get(one.institution_id) || one.institution_name,
  }))
}
