import type { Language } from '@iisp/contract'
import { sql, timeText } from '@iisp/server'
import { shortNav } from '../../rules/dealing/nav-places.ts'
import { fundAndManager } from '../fund-and-manager.ts'
import { q } from '../tables.ts'

export const feeDays = () =>
  q
    .selectFrom('ta.fee_day as d')
    .innerJoin('product.product_name as p', 'p.id', 'd.product_id')
    .innerJoin('identity.institution_name as i', 'i.institution_id', 'd.institution_id')

/** The columns common to the list and the detail of a fee day. */
export const withFeeDayColumns = (found: ReturnType<typeof feeDays>, language: Language) =>
  found
    .select(['d.id', 'd.product_id as productId', 'p.code as productCode', 'd.status as state', 'd.version'])
    .select(fundAndManager(language))
    .select(['d.due_date as dueDate', 'd.fee_date as feeDate', 'd.unit_nav as unitNav'])
    .select(sql<string | null>`d.totals->>'fee'`.as('fee'))
    .select(['d.entered_name as enteredBy', timeText('d.entered_at').as('enteredAt')])

export const navText = (nav: string | null) => (nav === null ? null : shortNav(nav))
