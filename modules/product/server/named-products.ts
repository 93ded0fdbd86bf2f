import { nameIn, reader, sql } from '@iisp/server'
import { namedProducts as call } from '../contract/named-products.ts'
import { ownedBy } from './product-columns.ts'

export const namedProducts = reader(call, async ({ db, actor, language }, { ids }) => ({
  list: await db.all(
    ownedBy(actor.scope)
      .select(['id as ID', 'code as PRODUCT_NO', 'status as CPZT', 'institution_id as JGDM'])
      .select(['parent_id as PARENT_ID', nameIn(language).as('NAME')])
      .where('id', '=', sql<string>`ANY(${ids}::bigint[])`),
  ),
}))
