import { enteredBy, writer } from '@iisp/server'
import { termsEnter as call } from '../../contract/terms/terms-desk.ts'
import { taTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import { refuseDealtDays, refuseFaultyTerms, refuseTakenDay } from './check-terms.ts'
import { productOf } from './product-of.ts'

export const termsEnter = writer(call, async (ctx, { productId, effectiveFrom, terms }) => {
  const { db, actor, now, language } = ctx
  const { JGDM: institutionId } = await productOf(ctx, productId)
  refuseFaultyTerms(terms, language)
  await refuseDealtDays(db, productId, effectiveFrom)
  await refuseTakenDay(db, { productId, effectiveFrom, own: null })
  const { id } = await db.one(
    q
      .insertInto('ta.fund_terms')
      .values({
        institution_id: institutionId,
        product_id: productId,
        effective_from: effectiveFrom,
        terms,
        ...enteredBy({ actor, now }),
      })
      .returning('id'),
  )
  db.audit({
    institutionId,
    action: 'ta.terms-enter',
    object: `fund-terms:${id}`,
    detail: { productId, effectiveFrom },
  })
  db.emit({ topic: taTopics.termsChanged, audience: [institutionId, '*'], payload: { id } })
  return { id }
})
