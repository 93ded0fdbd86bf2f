import { type Language, actionsOn } from '@iisp/contract'
import { nameIn, sql, stateLiteral, timeText } from '@iisp/server'
import type { TermsRow } from '../../contract/terms/terms-desk.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import type { NamedProduct } from '../products-by-id.ts'
import { q } from '../tables.ts'

const approved = stateLiteral(termsFlow.codes.approved)

export const allTerms = () =>
  q
    .selectFrom('ta.fund_terms as f')
    .leftJoin('identity.institution_name as n', 'n.institution_id', 'f.institution_id')

/** Whether the terms `f` are in force on a day. */
const holdsOn = (day: string) => sql<boolean>`f.status = ${approved} AND f.effective_from <= ${day}::date
  AND NOT EXISTS (SELECT FROM ta.fund_terms l WHERE l.product_id = f.product_id AND l.status = ${approved}
    AND l.effective_from > f.effective_from AND l.effective_from <= ${day}::date)`

/** The columns of a row of the desk. */
export const termsColumns = (found: ReturnType<typeof allTerms>, today: string, language: Language) =>
  found
    .select(['f.id', 'f.product_id as productId', 'f.effective_from as effectiveFrom'])
    .select(['f.status as state', 'f.version', 'f.reason', 'f.entered_by'])
    .select(['f.entered_name as enteredBy', 'f.decided_name as decidedBy', holdsOn(today).as('inForce')])
    .select(sql<string>`coalesce(${nameIn(language, 'n.name')}, '')`.as('institutionName'))
    .select([
      timeText('f.entered_at').as('enteredAt'),
      timeText<string | null>('f.decided_at').as('decidedAt'),
    ])

interface Stored extends Omit<TermsRow, 'productCode' | 'productName' | 'actions'> {
  readonly entered_by: string
}

/** Presents a row with the name of its product and the actions of these persons. */
export function presentTerms<R extends Stored>(
  row: R,
  products: ReadonlyMap<string, NamedProduct>,
  persons: readonly string[],
) {
  const { entered_by, ...shown } = row
  const product = products.get(row.productId)
  return {
    ...shown,
    productCode: product?.PRODUCT_NO ?? '',
    productName: product?.NAME ?? '',
    actions: actionsOn(termsFlow, ['register'], row.state, { persons, by: { enter: entered_by } }),
  }
}
