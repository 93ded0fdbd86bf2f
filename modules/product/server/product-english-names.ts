import { reader, sql } from '@iisp/server'
import { productEnglishNames as call } from '../contract/product-english-names.ts'
import { ownedBy } from './product-columns.ts'

export const productEnglishNames = reader(call, async ({ db, actor }, { ids }) => ({
  list: await db.all(
    ownedBy(actor.scope)
      .select(['id as ID', 'name_en as NAME'])
      .where('id', '=', sql<string>`ANY(${ids}::bigint[])`)
      .where('name_en', '<>', ''),
  ),
}))
