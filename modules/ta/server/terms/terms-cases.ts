import { defineCaseTable, toBothSides } from '@iisp/server'
import { type TermsState, termsFlow } from '../../contract/terms/terms-states.ts'
import { taTopics } from '../../contract/topics.ts'
import type { StoredTerms, TermsChanges } from '../tables.ts'

/** Fund terms as cases. */
export const termsCases = defineCaseTable<TermsState, TermsChanges, StoredTerms>()({
  flow: termsFlow,
  table: 'ta.fund_terms',
  acts: { enter: 'entered_by' },
  object: ({ id }) => `fund-terms:${id}`,
  detail: ({ product_id, effective_from }, { from, to, reason }) => ({
    productId: product_id,
    effectiveFrom: effective_from,
    from,
    to,
    reason,
  }),
  events: { [taTopics.termsChanged]: toBothSides },
})
