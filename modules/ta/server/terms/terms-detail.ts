import { addDays, businessDate } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { termsDetail as call } from '../../contract/terms/terms-desk.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { productsById } from '../products-by-id.ts'
import { allTerms, presentTerms, termsColumns } from './terms-rows.ts'
import { versionOn } from './version-on.ts'

export const termsDetail = reader(call, async (ctx, { id }) => {
  const { db, actor, language, now } = ctx
  const found = await db.one(
    termsColumns(allTerms(), businessDate(now), language).select('f.terms').where('f.id', '=', id),
  )
  const isSettled = termsFlow.sets.settled.some((state) => state === found.state)
  const products = await productsById(ctx, [found.productId])
  return {
    ...presentTerms(found, products, actor.persons),
    // a proposal is compared with the terms approved for its own day, which it would replace
    before: await versionOn(
      db,
      found.productId,
      isSettled ? addDays(found.effectiveFrom, -1) : found.effectiveFrom,
    ),
  }
})
