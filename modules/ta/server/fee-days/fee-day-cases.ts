import { defineCaseTable, toBothSides } from '@iisp/server'
import { type FeeDayState, feeDayFlow } from '../../contract/fee-days/fee-day-states.ts'
import { taTopics } from '../../contract/topics.ts'
import { stepsIn } from '../case-parts.ts'
import type { FeeDayChanges, StoredFeeDay } from '../tables.ts'

/** Fee days as cases. */
export const feeDayCases = defineCaseTable<FeeDayState, FeeDayChanges, StoredFeeDay>()({
  flow: feeDayFlow,
  table: 'ta.fee_day',
  acts: { compute: 'computed_by' },
  object: ({ id }) => `fee-day:${id}`,
  history: stepsIn<StoredFeeDay>('ta.fee_day_step', 'fee_day_id'),
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
})
