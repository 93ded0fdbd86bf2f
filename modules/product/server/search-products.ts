import type { Language } from '@iisp/contract'
import { type Actor, containing, nameIn, reader, sql } from '@iisp/server'
import { searchKeyword } from '../contract/find-products.ts'
import { searchProducts as call, mostFoundProducts } from '../contract/search-products.ts'
import { ownedBy } from './product-columns.ts'

export const searchProducts = reader(call, async ({ db, actor, language }, input) => {
  const keyword = searchKeyword(input.keyword)
  return { list: keyword === '' ? [] : await db.all(foundProducts(actor, keyword, language)) }
})

/** The code itself first, then what begins with the keyword: code, name, initials. */
function foundProducts({ scope }: Actor, keyword: string, language: Language) {
  return ownedBy(scope)
    .select(['id as ID', nameIn(language).as('NAME'), 'code as PRODUCT_NO', 'status as CPZT'])
    .where('parent_id', 'is', null)
    .where(sql<boolean>`search COLLATE "C" LIKE ${containing(keyword)}`)
    .orderBy(
      sql`CASE WHEN lower(code) = ${keyword} THEN 0
               WHEN starts_with(lower(code), ${keyword}) THEN 1
               WHEN starts_with(lower(name), ${keyword}) OR starts_with(lower(name_en), ${keyword}) THEN 2
               WHEN starts_with(initials, ${keyword}) THEN 3
               ELSE 4 END`,
    )
    .orderBy(sql`listed_last`)
    .orderBy('code')
    .limit(sql.lit(mostFoundProducts))
}
