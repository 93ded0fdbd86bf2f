import { caseToDecide, moveCase, writer } from '@iisp/server'
import { termsChange as call } from '../../contract/terms/terms-desk.ts'
import { refuseDealtDays, refuseFaultyTerms, refuseTakenDay } from './check-terms.ts'
import { termsCases } from './terms-cases.ts'

export const termsChange = writer(call, async (ctx, { id, version, effectiveFrom, terms }) => {
  const { db, now, language } = ctx
  const change = { id, version, action: 'change' } as const
  const { row: found, way } = await caseToDecide(ctx, termsCases, change, { sides: ['register'] })
  refuseFaultyTerms(terms, language)
  await refuseDealtDays(db, found.product_id, effectiveFrom)
  await refuseTakenDay(db, { productId: found.product_id, effectiveFrom, own: id })
  const { to } = await moveCase(ctx, termsCases, found, 'change', {
    who: way.who,
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
