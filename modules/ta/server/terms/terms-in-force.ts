import { type Reader, stateLiteral } from '@iisp/server'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import { q } from '../tables.ts'

/** The approved terms of a fund that hold on a day; undefined before its first. */
export const termsInForce = (db: Reader, productId: string, day: string) =>
  db.maybe(
    q
      .selectFrom('ta.fund_terms')
      .where('product_id', '=', productId)
      .where('status', '=', stateLiteral(termsFlow.codes.approved))
      .where('effective_from', '<=', day)
      .orderBy('effective_from', 'desc')
      .limit(1)
      .select(['id', 'terms']),
  )
