import { businessDate } from '@iisp/contract/date'
import { readPage, reader, waitsFor } from '@iisp/server'
import { termsList as call } from '../../contract/terms/terms-desk.ts'
import { productsById } from '../products-by-id.ts'
import { allTerms, presentTerms, termsColumns } from './terms-rows.ts'
import { termsCases } from './terms-cases.ts'

export const termsList = reader(call, async (ctx, { open, state, productId, ...input }) => {
  const { db, actor, language, now } = ctx
  let found = allTerms()
  if (open === true) found = found.where(waitsFor(termsCases, 'f', actor.persons))
  if (state !== undefined) found = found.where('f.status', '=', state)
  if (productId !== undefined) found = found.where('f.product_id', '=', productId)
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
