import { type Reader, stateLiteral } from '@iisp/server'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import type { TermsVersion } from '../../contract/terms/terms.ts'
import { q } from '../tables.ts'

/** The approved terms of a fund in force on a day, with their first day; null before the first. */
export const versionOn = async (db: Reader, productId: string, day: string): Promise<TermsVersion | null> =>
  (await db.maybe(
    q
      .selectFrom('ta.fund_terms')
      .select(['effective_from as effectiveFrom', 'terms'])
      .where('product_id', '=', productId)
      .where('effective_from', '<=', day)
      .where('status', '=', stateLiteral(termsFlow.codes.approved))
      .orderBy('effective_from', 'desc')
      .limit(1),
  )) ?? null
