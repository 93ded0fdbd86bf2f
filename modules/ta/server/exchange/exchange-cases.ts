import { defineCaseTable } from '@iisp/server'
import { type ExchangeState, exchangeFlow } from '../../contract/exchange/batch-states.ts'
import { taTopics } from '../../contract/topics.ts'
import type { BatchChanges, StoredBatch } from '../tables.ts'

/** The author of a set with account applications, which take effect without a further review. */
export const authorOf = (accounts: number, uploadedBy: string): string | null =>
  accounts > 0 ? uploadedBy : null

/** Sets of exchange files as cases. Only the operating side sees them. */
export const exchangeCases = defineCaseTable<ExchangeState, BatchChanges, StoredBatch>()({
  flow: exchangeFlow,
  table: 'ta.exchange_batch',
  acts: { upload: ({ accounts, entered_by }) => authorOf(accounts, entered_by) },
  object: ({ id }) => `exchange-batch:${id}`,
  detail: ({ records, amount, shares, creator, business_date }, { from, to }) => ({
    from,
    to,
    creator,
    businessDate: business_date,
    records,
    amount,
    shares,
  }),
  events: { [taTopics.exchangeChanged]: ({ id }) => ({ audience: ['*'], payload: { id } }) },
})
