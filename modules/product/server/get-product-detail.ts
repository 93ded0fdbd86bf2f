import { refuse } from '@iisp/contract'
import { reader } from '@iisp/server'
import { productErrors } from '../contract/errors.ts'
import { getProductDetail as call } from '../contract/get-product-detail.ts'
import { productStatuses } from '../contract/product-status.ts'
import { asFlag, productsOf } from './product-columns.ts'

export const getProductDetail = reader(call, async (ctx, input) => {
  const found = await ctx.db.maybe(
    productsOf(ctx.actor.scope)
      .select([
        'institution_id as JGDM',
        'established_on as CLRQ',
        'expires_on as DQRQ',
        'business_limited as limited',
      ])
      .select('parent_id as PARENT_ID')
      .where('id', '=', input.id),
  )
  const { limited, ...row } = found ?? refuse(productErrors.unknown)
  return { ...row, CPZTNAME: productStatuses[row.CPZT][ctx.language], IS_BUSI_LIMIT: asFlag(limited) }
})
