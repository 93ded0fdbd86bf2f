import type { ReadContext } from '@iisp/server'
import { productEnglishNames } from '@iisp/product/contract'

interface OfProduct {
  readonly product_id: string
  readonly product_name: string
}
/**
 * Orders as they are shown, with the names of their products in the reader's language. Only names shown: an order keeps the
 * registered name of its product, and the names of its accounts are those of the bank.
 */
export async function withProductNames<O extends OfProduct>(
  { language, call }: Pick<ReadContext, 'language' | 'call'>,
  orders: readonly O[],
): Promise<O[]> {
  if (language !== 'en' || orders.length === 0) return [...orders]
  const { list } = await call(productEnglishNames, { ids: [...new Set(orders.map((one) => one.product_id))] })
  const names = new Map(list.map(({ ID, NAME }) => [ID, NAME]))
  return orders.map((one) => ({ ...one, product_name: names.get(one.product_id) ?? one.product_name }))
}
