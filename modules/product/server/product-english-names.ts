import { reader, sql } from '@iisp/server'
import { productEnglishNames as call } from '../contract/product-english-names.ts'
import { q } from './tables.ts'

export const productEnglishNames = reader(call, async ({ db, actor }, { ids }) => {
  const named = q
    .selectFrom('product.product')
    .select(['id as ID', 'name_en as NAME'])
    .where('id', '=', sql<string>`ANY(${ids}::bigint[])`)
    .where('name_en', '<>', '')
  return { list: await db.all(actor.scope === '*' ? named : named.where('institution_id', '=', actor.scope)) }
})
