import { caseToDecide, decidedBy, moveCase, stateLiteral, writer } from '@iisp/server'
import { termsDecide as call } from '../../contract/terms/terms-desk.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { type StoredTerms, q } from '../tables.ts'
import { refuseDealtDays } from './check-terms.ts'
import { termsCases } from './terms-cases.ts'

/** Terms in force from the same day on. Needs the lock of the fund. */
const approvedFor = ({ product_id, effective_from }: StoredTerms) =>
  q
    .selectFrom('ta.fund_terms')
    .selectAll()
    .where('product_id', '=', product_id)
    .where('effective_from', '=', effective_from)
    .where('status', '=', stateLiteral(termsFlow.codes.approved))

export const termsDecide = writer(call, async (ctx, input) => {
  const { row: terms, way, reason } = await caseToDecide(ctx, termsCases, input, { sides: ['register'] })
  if (input.action === 'approve') {
    await refuseDealtDays(ctx.db, terms.product_id, terms.effective_from)
    const former = await ctx.db.maybe(approvedFor(terms))
    if (former !== undefined)
      await moveCase(ctx, termsCases, former, 'replace', { who: 'system', detail: { by: terms.id } })
  }
  const { to } = await moveCase(ctx, termsCases, terms, input.action, {
    who: way.who,
    reason,
    changes: decidedBy(ctx, input),
  })
  return { state: to }
})
