import { readPage, reader } from '@iisp/server'
import { holdingList as call } from '../../../contract/dealing/holdings.ts'
import { holdings, presentHolding, withHoldingColumns } from './holding-query.ts'

export const holdingList = reader(call, ({ db, actor, language }, input) =>
  readPage(db, input, holdings(actor.scope, input), {
    select: (all) =>
      withHoldingColumns(all, language)
        .orderBy('h.product_id')
        .orderBy('h.shares_hundredths', 'desc')
        .orderBy('h.trading_account_id'),
    present: (row) => presentHolding(row, actor),
  }),
)
