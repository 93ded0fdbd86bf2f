import { readPage, reader } from '@iisp/server'
import { holdingList as call } from '../../contract/dealing/holdings.ts'
import { filteredHoldings, holdings, presentHolding, withHoldingColumns } from './holding-query.ts'

export const holdingList = reader(call, ({ db, actor, language }, { productId, keyword, ...page }) =>
  readPage(
    db,
    page,
    filteredHoldings(holdings(actor.scope), {
      ...(productId !== undefined && { productId }),
      ...(keyword !== undefined && { keyword }),
    }),
    {
      select: (all) =>
        withHoldingColumns(all, language)
          .orderBy('h.product_id')
          .orderBy('h.shares_hundredths', 'desc')
          .orderBy('h.trading_account_id'),
      present: (row) => presentHolding(row, actor),
    },
  ),
)
