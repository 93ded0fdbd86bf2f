import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, writer } from '@iisp/server'
import { termsChange as call } from '../../contract/terms/terms-desk.ts'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import { q } from '../tables.ts'
import { refuseDealtDays, refuseFaultyTerms, refuseTakenDay } from './check-terms.ts'
import { termsCases } from './terms-cases.ts'

export const termsChange = writer(call, async (ctx, { id, version, effectiveFrom, terms }) => {
  const { db, actor, now, language } = ctx
  const found = await db.one(q.selectFrom('ta.fund_terms').selectAll().where('id', '=', id))
  if (found.version !== version) refuse(platformErrors.conflict)
  if (!actor.persons.includes(found.entered_by)) refuse(termsErrors.termsOwnOnly)
  refuseFaultyTerms(terms, language)
  await refuseDealtDays(db, found.product_id, effectiveFrom)
  await refuseTakenDay(db, { productId: found.product_id, effectiveFrom, own: id })
  const { to } = await moveCase(ctx, termsCases, found, 'change', {
    who: 'author',
    detail: { productId: found.product_id, effectiveFrom, formerly: found.effective_from },
    changes: {
      effective_from: effectiveFrom,
      terms,
      entered_at: now,
      decided_by: null,
      decided_name: '',
      decided_at: null,
      reason: '',
    },
  })
  return { state: to }
})
