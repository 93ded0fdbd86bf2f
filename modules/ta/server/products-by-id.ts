import type { Output } from '@iisp/contract'
import { namedProducts } from '@iisp/product/contract'
import type { CallContext } from '@iisp/server'

export type NamedProduct = Output<typeof namedProducts>['list'][number]

/** The products with these ids that the caller may see, in the reader's language. */
export async function productsById(
  { call }: Pick<CallContext, 'call'>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, NamedProduct>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (asked.length === 0) return new Map()
  const { list } = await call(namedProducts, { ids: asked })
  return new Map(list.map((one) => [one.ID, one]))
}
