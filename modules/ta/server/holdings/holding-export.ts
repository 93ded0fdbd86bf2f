import { type Input, t } from '@iisp/contract'
import { exportSource, sql } from '@iisp/server'
import {
  type HoldingRow,
  holdingExportName,
  holdingFilters,
  holdingList,
} from '../../contract/dealing/holdings.ts'
import { batchRows, batchesOf, countUpTo, plainColumns } from '../export-parts.ts'
import { filteredHoldings, holdings, presentHolding, withHoldingColumns } from './holding-query.ts'

type Filters = Pick<Input<typeof holdingList>, 'productId' | 'keyword'>
type Stored = Parameters<typeof presentHolding>[0]

const plain = plainColumns<HoldingRow>
const columns = {
  ...plain('text', ['investorName', 'tradingAccount', 'productName', 'productCode', 'unitNav', 'percent']),
  ...plain('date', ['asOf']),
  ...plain('amount', ['shares', 'marketValue', 'cost', 'unrealised']),
}

/** Exports all rows of holdingList, fund by fund. */
export const holdingExport = exportSource<HoldingRow, Filters>({
  name: holdingExportName,
  access: holdingList.access,
  filters: t.strict(holdingFilters),
  columns,
  count: ({ db, actor }, filters, cap) =>
    countUpTo(db, cap, (most) =>
      filteredHoldings(holdings(actor.scope), filters).select('h.product_id').limit(most),
    ),
  batches: ({ db, actor, language }, filters) =>
    batchesOf(
      (last: Stored | undefined) => {
        const [product, account] = [last?.productId ?? '0', last?.tradingAccountId ?? '0']
        const found = filteredHoldings(holdings(actor.scope), filters).where(
          sql<boolean>`(h.product_id, h.trading_account_id) > (${product}::bigint, ${account}::bigint)`,
        )
        const inOrder = withHoldingColumns(found, language)
          .orderBy('h.product_id')
          .orderBy('h.trading_account_id')
        return db.all(inOrder.limit(batchRows))
      },
      (row) => presentHolding(row, actor),
    ),
})
