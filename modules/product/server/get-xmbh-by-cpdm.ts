import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { productErrors } from '../contract/errors.ts'
import { getXmbhByCpdm as call } from '../contract/get-xmbh-by-cpdm.ts'
import { productsOf } from './product-columns.ts'

export const getXmbhByCpdm = reader(call, async (ctx, input) => {
  const found = await ctx.db.maybe(productsOf(ctx.actor.scope).where('code', '=', input.cpdm))
  return (found ?? refuse(productErrors.unknown)).XMBH
})
