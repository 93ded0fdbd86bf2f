import type { Input, Output } from '@iisp/contract'
import { type ReadContext, containing, nameIn, narrow, readPage, sql } from '@iisp/server'
import { searchKeyword } from '../contract/find-products.ts'
import type { overseasFundList } from '../contract/listed-products.ts'
import { ownedBy } from './product-columns.ts'

function searched(typed: string) {
  const keyword = searchKeyword(typed)
  return keyword === '' ? undefined : sql<boolean>`search COLLATE "C" LIKE ${containing(keyword)}`
}

/** One page of the caller's products, without share classes, that have this mark: usable ones first, then by code. */
export function listProducts(
  { db, actor, language }: ReadContext,
  mark: 'overseas' | 'quantitative',
  input: Input<typeof overseasFundList>,
): Promise<Output<typeof overseasFundList>> {
  const products = ownedBy(actor.scope).where(mark, '=', true).where('parent_id', 'is', null)
  const found = narrow(products, input, { CPZT: 'status', keyword: searched })
  return readPage(db, input, found, {
    select: (all) =>
      all
        .select([
          'id as ID',
          nameIn(language).as('NAME'),
          'code as PRODUCT_NO',
          'type as CPLX',
          'status as CPZT',
        ])
        .select(['established_on as CLRQ', 'expires_on as DQRQ'])
        .orderBy(sql`listed_last`)
        .orderBy('code'),
    present: (row) => row,
  })
}
