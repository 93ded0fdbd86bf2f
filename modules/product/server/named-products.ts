import { nameIn, reader, sql } from '@iisp/server'
import { namedProducts as call } from '../contract/named-products.ts'
import { q } from './tables.ts'

export const namedProducts = reader(call, async ({ db, actor, language }, { ids }) => {
  const named = q
    .selectFrom('product.product')
    .select(['id as ID', 'code as PRODUCT_NO', 'status as CPZT', 'institution_id as JGDM'])
    .select(['parent_id as PARENT_ID', nameIn(language).as('NAME')])
    .where('id', '=', sql<string>`ANY(${ids}::bigint[])`)
  return { list: await db.all(actor.scope === '*' ? named : named.where('institution_id', '=', actor.scope)) }
})
