import { type Language, refuse } from '@iisp/contract'
import { type ProductDetail, getProductDetail, isUsable, productStatuses } from '@iisp/product/contract'
import type { CallContext, PersonActor } from '@iisp/server'
import { transferErrors } from '../../../contract/errors.ts'

/**
 * Loads the product. Refuses it if its status does not allow orders (BO-025); another institution's product answers
 * 404.
 */
export async function usableProduct(ctx: CallContext<PersonActor>, id: string): Promise<ProductDetail> {
  const product = await ctx.call(getProductDetail, { id })
  refuseUnusable(product, ctx.language)
  return product
}

function refuseUnusable(product: ProductDetail, language: Language): void {
  if (isUsable(product.CPZT)) return
  refuse(transferErrors.productUnusable, { state: productStatuses[product.CPZT][language] })
}
