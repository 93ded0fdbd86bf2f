import type { Input, Output } from '@iisp/contract'
import { type ReadContext, containing, nameIn, readPage, sql } from '@iisp/server'
import { searchKeyword } from '../contract/find-products.ts'
import type { overseasFundList } from '../contract/listed-products.ts'
import { ownedBy } from './product-columns.ts'

/** One page of the caller's products, without share classes, that have this mark: usable ones first, then by code. */
export function listProducts(
  { db, actor, language }: ReadContext,
  mark: 'overseas' | 'quantitative',
  input: Input<typeof overseasFundList>,
): Promise<Output<typeof overseasFundList>> {
  const keyword = searchKeyword(input.keyword ?? '')
  const { CPZT } = input
  const found = ownedBy(actor.scope)
    .where(mark, '=', true)
    .where('parent_id', 'is', null)
    .$if(CPZT !== undefined, (all) => all.where(sql<boolean>`status = ${CPZT}`))
    .$if(keyword !== '', (all) => all.where(sql<boolean>`search COLLATE "C" LIKE ${containing(keyword)}`))
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
