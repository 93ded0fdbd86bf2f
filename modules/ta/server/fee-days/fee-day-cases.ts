import { Refusal, platformErrors } from '@iisp/contract'
import { type History, defineCaseTable, toBothSides } from '@iisp/server'
import { feeDayErrors } from '../../contract/fee-days/fee-day-errors.ts'
import { type FeeDayState, feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { taTopics } from '../../contract/topics.ts'
import type { FeeDayChanges, StoredFeeDay } from '../tables.ts'

const history: History<StoredFeeDay> = {
  table: 'ta.fee_day_step',
  caseId: 'fee_day_id',
  more: (_, { now }) => ({ at: now.toISOString() }),
}

/** Fee days as cases. */
export const feeDayCases = defineCaseTable<FeeDayState, FeeDayChanges, StoredFeeDay>()({
  flow: feeDayFlow,
  table: 'ta.fee_day',
  object: ({ id }) => `fee-day:${id}`,
  history,
  detail: ({ product_id, fee_date, digest }, { from, to }) => ({
    productId: product_id,
    date: fee_date,
    digest,
    from,
    to,
  }),
  events: {
    [taTopics.feeDayChanged]: toBothSides,
    [taTopics.registerChanged]: ({ institution_id, product_id, fee_date }) => ({
      audience: [institution_id, '*'],
      payload: { productId: product_id, dealingDate: fee_date },
    }),
  },
  refusals: {
    notOpen: () => new Refusal(feeDayErrors.moved),
    overtaken: () => new Refusal(platformErrors.conflict),
  },
})
