import { platformErrors, refuse } from '@iisp/contract'
import { moveCase, refuseTaken, writer } from '@iisp/server'
import { termsChange as call } from '../../contract/terms/terms-desk.ts'
import { termsErrors } from '../../contract/terms/terms-errors.ts'
import { q } from '../tables.ts'
import { refuseDealtDays, refuseFaultyTerms } from './check-terms.ts'
import { termsCases } from './terms-cases.ts'

export const termsChange = writer(call, async (ctx, { id, version, effectiveFrom, terms }) => {
  const { db, actor, now, language } = ctx
  const found = await db.one(q.selectFrom('ta.fund_terms').selectAll().where('id', '=', id))
  if (found.version !== version) refuse(platformErrors.conflict)
  if (!actor.persons.includes(found.entered_by)) refuse(termsErrors.termsOwnOnly)
  refuseFaultyTerms(terms, language)
  await refuseDealtDays(db, found.product_id, effectiveFrom)
  const moved = moveCase(ctx, termsCases, found, 'change', {
    who: 'author',
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
  const { to } = await moved.catch(refuseTaken(termsErrors.termsThere, 'fund_terms_day', 'effectiveFrom'))
  return { state: to }
})
