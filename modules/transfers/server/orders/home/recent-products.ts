import { Refusal } from '@iisp/contract'
import { getProductDetail, isUsable } from '@iisp/product/contract'
import { type PersonActor, type ReadContext, reader, sql } from '@iisp/server'
import { recentProducts as call, recentProductsShown } from '../../../contract/orders/home-cards.ts'
import { secondsOf } from '../../flags.ts'
import { q } from '../../tables.ts'
import { withProductNames } from '../shown-names.ts'

/** The institution's newest orders that are looked through for the caller's own. */
const looked = 1000

export const selectRecent = ({ institutionId, personId }: Pick<PersonActor, 'institutionId' | 'personId'>) =>
  q
    .selectFrom(
      q
        .selectFrom('transfers.transfer_order')
        .select(['product_id', 'product_no', 'product_name', 'created_at', 'makers'])
        .where('institution_id', '=', institutionId)
        .orderBy('recency')
        .limit(sql.lit(looked))
        .as('o'),
    )
    .select(['o.product_id', 'o.product_no', 'o.product_name', sql<string>`max(o.created_at)`.as('at')])
    .where(sql<boolean>`${personId} = ANY(o.makers)`)
    .groupBy(['o.product_id', 'o.product_no', 'o.product_name'])
    .orderBy('at', 'desc')
    .orderBy('o.product_id')
    .limit(sql.lit(recentProductsShown))

/** Whether a new order for the product would be accepted. One that is not there any more cannot be chosen. */
const usable = (ctx: ReadContext<PersonActor>, id: string): Promise<boolean> =>
  ctx.call(getProductDetail, { id }).then(
    (product) => isUsable(product.CPZT),
    (thrown: unknown) => {
      if (thrown instanceof Refusal) return false
      throw thrown
    },
  )

export const recentProducts = reader(call, async (ctx) => {
  const found = await withProductNames(ctx, await ctx.db.all(selectRecent(ctx.actor)))
  return Promise.all(
    found.map(async (row) => ({
      id: row.product_id,
      productNo: row.product_no,
      productName: row.product_name,
      usable: await usable(ctx, row.product_id),
      at: secondsOf(row.at),
    })),
  )
})
