import { refuseTaken, writer } from '@iisp/server'
import { termsEnter as call } from '../../contract/terms/terms-desk.ts'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import { taTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'
import { refuseDealtDays, refuseFaultyTerms } from './check-terms.ts'
import { productOf } from './product-of.ts'

export const termsEnter = writer(call, async (ctx, { productId, effectiveFrom, terms }) => {
  const { db, actor, now, language } = ctx
  const { JGDM: institutionId } = await productOf(ctx, productId)
  refuseFaultyTerms(terms, language)
  await refuseDealtDays(db, productId, effectiveFrom)
  const added = db.one(
    q
      .insertInto('ta.fund_terms')
      .values({
        institution_id: institutionId,
        product_id: productId,
        effective_from: effectiveFrom,
        terms,
        entered_by: actor.personId,
        entered_name: actor.name,
        entered_at: now,
      })
      .returning('id'),
  )
  const { id } = await added.catch(refuseTaken(termsErrors.termsThere, 'fund_terms_day', 'effectiveFrom'))
  db.audit({
    institutionId,
    action: 'ta.terms-enter',
    object: `fund-terms:${id}`,
    detail: { productId, effectiveFrom },
  })
  db.emit({ topic: taTopics.termsChanged, audience: [institutionId, '*'], payload: { id } })
  return { id }
})
