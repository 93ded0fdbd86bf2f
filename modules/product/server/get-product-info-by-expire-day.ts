import { businessDate } from '@iisp/contract/date'
import { reader, sql } from '@iisp/server'
import { getProductInfoByExpireDay as call } from '../contract/get-product-info-by-expire-day.ts'
import { asFlag, onePage, productsOf } from './product-columns.ts'
import { whoseProducts } from './whose-products.ts'

export const getProductInfoByExpireDay = reader(call, async (ctx, { expireDay, mgrUserId }) => {
  const last = expireDay ?? businessDate(ctx.now)
  const rows = await ctx.db.all(
    productsOf(whoseProducts(ctx.actor, mgrUserId), ctx.language)
      .select([sql<string>`expires_on`.as('DQRQ'), 'business_limited as limited'])
      .where('parent_id', 'is', null)
      .where('expires_on', '<=', last),
  )
  return onePage(rows.map(({ limited, ...row }) => ({ ...row, IS_BUSI_LIMIT: asFlag(limited) })))
})
