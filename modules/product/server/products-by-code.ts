import { anyOf, reader } from '@iisp/server'
import { productsByCode as call } from '../contract/products-by-code.ts'
import { q } from './tables.ts'

export const productsByCode = reader(call, async ({ db, actor }, { codes }) => {
  const found = q
    .selectFrom('product.product')
    .select(['id as ID', 'code as PRODUCT_NO', 'institution_id as JGDM', 'status as CPZT'])
    .where('code', '=', anyOf(codes))
  return { list: await db.all(actor.scope === '*' ? found : found.where('institution_id', '=', actor.scope)) }
})
