import { Refusal, platformErrors } from '@iisp/contract'
import { type History, defineCaseTable, toBothSides } from '@iisp/server'
import { dividendErrors } from '../../contract/dividends/dividend-errors.ts'
import { type DividendState, dividendFlow } from '../../contract/dividends/dividend-states.ts'
import { taTopics } from '../../contract/topics.ts'
import type { DividendChanges, StoredDividend } from '../tables.ts'

const history: History<StoredDividend> = {
  table: 'ta.dividend_step',
  caseId: 'dividend_id',
  more: (_, { now }) => ({ at: now.toISOString() }),
}

/** Dividends as cases. */
export const dividendCases = defineCaseTable<DividendState, DividendChanges, StoredDividend>()({
  flow: dividendFlow,
  table: 'ta.dividend',
  object: ({ id }) => `dividend:${id}`,
  history,
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
  refusals: {
    notOpen: () => new Refusal(dividendErrors.moved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})
