import { type Reader, stateLiteral } from '@iisp/server'
import type { FundTerms } from '../../contract/terms/terms.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { q } from '../tables.ts'

export interface TermsInForce {
  readonly id: string
  readonly terms: FundTerms
}

/** The approved terms of a fund in force on a day; undefined before the first. */
export const termsInForce = (db: Reader, productId: string, day: string): Promise<TermsInForce | undefined> =>
  db.maybe(
    q
      .selectFrom('ta.fund_terms')
      .select(['id', 'terms'])
      .where('product_id', '=', productId)
      .where('effective_from', '<=', day)
      .where('status', '=', stateLiteral(termsFlow.codes.approved))
      .orderBy('effective_from', 'desc')
      .limit(1),
  )
