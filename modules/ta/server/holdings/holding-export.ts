import { type Input, t } from '@iisp/contract'
import { exportSource, sql } from '@iisp/server'
import {
  type HoldingRow,
  holdingExportName,
  holdingFilters,
  holdingList,
} from '../../contract/dealing/holdings.ts'
import { batchRows, countUpTo, plainColumns } from '../export-parts.ts'
import { filteredHoldings, holdings, presentHolding, withHoldingColumns } from './holding-query.ts'

type Filters = Pick<Input<typeof holdingList>, 'productId' | 'keyword'>

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
  batches: async function* ({ db, actor, language }, filters) {
    let after: readonly [product: string, account: string] = ['0', '0']
    for (;;) {
      const found = filteredHoldings(holdings(actor.scope), filters).where(
        sql<boolean>`(h.product_id, h.trading_account_id) > (${after[0]}::bigint, ${after[1]}::bigint)`,
      )
      const rows: Parameters<typeof presentHolding>[0][] = await db.all(
        withHoldingColumns(found, language)
          .orderBy('h.product_id')
          .orderBy('h.trading_account_id')
          .limit(batchRows),
      )
      if (rows.length === 0) return
      yield rows.map((row) => presentHolding(row, actor))
      const last = rows.at(-1)
      after = [last?.productId ?? '0', last?.tradingAccountId ?? '0']
    }
  },
})
