import type { Input } from '@iisp/contract'
import { type PersonActor, type ReadContext, containing, reader, sql } from '@iisp/server'
import { searchKeyword } from '../contract/find-products.ts'
import { getProductInfo as call } from '../contract/get-product-info.ts'
import type { ProductStatus, ProductType } from '../contract/product-status.ts'
import { nestClasses } from '../rules/nest-classes.ts'
import { onePage, productsOf } from './product-columns.ts'
import { whoseProducts } from './whose-products.ts'

export const getProductInfo = reader(call, async (ctx, input) => {
  const rows = await ctx.db.all(listed(ctx, input))
  const found = rows.map(({ parentId, ...row }) => ({ row, parentId }))
  return onePage(input.sfhb === '1' ? nestClasses(found) : found.map(({ row }) => row))
})

function listed({ actor, language }: ReadContext<PersonActor>, input: Input<typeof call>) {
  let query = productsOf(whoseProducts(actor, input.mgrUserId), language).select('parent_id as parentId')
  if (input.cpzt) query = query.where('status', 'in', input.cpzt.split(',') as ProductStatus[])
  if (input.cplx) query = query.where('type', 'in', input.cplx.split(',') as ProductType[])
  if (input.tawb === '1') query = query.where('ta_outsourced', '=', true)
  if (input.sfgsw === '1') query = query.where('valuation_outsourced', '=', true)
  if (input.fjxx !== '1') query = query.where('parent_id', 'is', null)
  else if (input.isShowHisGrade !== '1') {
    query = query.where((e) => e.or([e('parent_id', 'is', null), e('status', '<>', '3')]))
  }
  const keyword = searchKeyword(input.keyword ?? '')
  return keyword === '' ? query : query.where(sql<boolean>`search COLLATE "C" LIKE ${containing(keyword)}`)
}
