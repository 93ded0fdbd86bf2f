import { defineCaseTable, toBothSides } from '@iisp/server'
import { type DividendState, dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { taTopics } from '../../contract/topics.ts'
import { stepsIn } from '../case-parts.ts'
import type { DividendChanges, StoredDividend } from '../tables.ts'

/** Dividends as cases. */
export const dividendCases = defineCaseTable<DividendState, DividendChanges, StoredDividend>()({
  flow: dividendFlow,
  table: 'ta.dividend',
  acts: { enter: 'entered_by', compute: 'computed_by' },
  object: ({ id }) => `dividend:${id}`,
  history: stepsIn<StoredDividend>('ta.dividend_step', 'dividend_id'),
  detail: ({ product_id, ex_date, per_share, digest }, { from, to }) => ({
    productId: product_id,
    date: ex_date,
    perShare: per_share,
    digest,
    from,
    to,
  }),
  events: {
    [taTopics.dividendChanged]: toBothSides,
    [taTopics.registerChanged]: ({ institution_id, product_id, ex_date }) => ({
      audience: [institution_id, '*'],
      payload: { productId: product_id, dealingDate: ex_date },
    }),
  },
})
