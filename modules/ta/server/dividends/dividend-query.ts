import type { Language } from '@iisp/contract'
import { timeText } from '@iisp/server'
import { fundAndManager } from '../fund-and-manager.ts'
import { q } from '../tables.ts'

export const dividends = () =>
  q
    .selectFrom('ta.dividend as d')
    .innerJoin('product.product_name as p', 'p.id', 'd.product_id')
    .innerJoin('identity.institution_name as i', 'i.institution_id', 'd.institution_id')

/** The columns common to the list and the detail of a dividend. */
export const withDividendColumns = (found: ReturnType<typeof dividends>, language: Language) =>
  found
    .select(['d.id', 'd.product_id as productId', 'p.code as productCode', 'd.status as state', 'd.version'])
    .select(fundAndManager(language))
    .select(['d.record_date as recordDate', 'd.ex_date as exDate', 'd.payment_date as paymentDate'])
    .select([
      'd.per_share as perShare',
      'd.entered_name as enteredBy',
      timeText('d.entered_at').as('enteredAt'),
    ])
