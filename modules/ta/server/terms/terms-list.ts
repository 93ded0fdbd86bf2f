import { businessDate } from '@iisp/contract/date'
import { narrow, readPage, reader, waitsFor } from '@iisp/server'
import { termsList as call } from '../../contract/terms/terms-desk.ts'
import { productsById } from '../products-by-id.ts'
import { allTerms, presentTerms, termsColumns } from './terms-rows.ts'
import { termsCases } from './terms-cases.ts'

export const termsList = reader(call, async (ctx, input) => {
  const { db, actor, language, now } = ctx
  const found = narrow(allTerms(), input, {
    open: (only) => (only ? waitsFor(termsCases, 'f', actor.persons) : undefined),
    state: 'f.status',
    productId: 'f.product_id',
  })
  const page = await readPage(db, input, found, {
    select: (all) => termsColumns(all, businessDate(now), language).orderBy('f.id', 'desc'),
    present: (row) => row,
  })
  const products = await productsById(
    ctx,
    page.list.map(({ productId: id }) => id),
  )
  return { ...page, list: page.list.map((row) => presentTerms(row, products, actor.persons)) }
})
