import { platformErrors, refuse } from '@iisp/contract'
import type { CallContext } from '@iisp/server'
import { type NamedProduct, productsById } from '../products-by-id.ts'

/** A product that the caller may see. */
export const productOf = async (ctx: Pick<CallContext, 'call'>, productId: string): Promise<NamedProduct> =>
  (await productsById(ctx, [productId])).get(productId) ?? refuse(platformErrors.notFound)
