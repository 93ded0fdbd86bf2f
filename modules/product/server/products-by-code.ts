import { anyOf, reader } from '@iisp/server'
import { productsByCode as call } from '../contract/products-by-code.ts'
import { ownedBy } from './product-columns.ts'

export const productsByCode = reader(call, async ({ db, actor }, { codes }) => ({
  list: await db.all(
    ownedBy(actor.scope)
      .select(['id as ID', 'code as PRODUCT_NO', 'institution_id as JGDM', 'status as CPZT'])
      .where('code', '=', anyOf(codes)),
  ),
}))
