import { type Input, t } from '@iisp/contract'
import { exportColumns, listExport, sql } from '@iisp/server'
import {
  holdingExportName,
  holdingFields,
  holdingFilters,
  holdingList,
} from '../../../contract/dealing/holdings.ts'
import { holdings, presentHolding, withHoldingColumns } from './holding-query.ts'

/** Exports all rows of holdingList, fund by fund. */
export const holdingExport = listExport({
  name: holdingExportName,
  access: holdingList.access,
  filters: t.strict(holdingFilters),
  columns: exportColumns(holdingFields),
  found: ({ actor }, filters: Omit<Input<typeof holdingList>, 'pageNo' | 'pageSize'>) =>
    holdings(actor.scope, filters),
  select: (all, { language }) =>
    withHoldingColumns(all, language).orderBy('h.product_id').orderBy('h.trading_account_id'),
  behind: (all, { productId, tradingAccountId }) =>
    all.where(
      sql<boolean>`(h.product_id, h.trading_account_id) > (${productId}::bigint, ${tradingAccountId}::bigint)`,
    ),
  present: (row, { actor }) => presentHolding(row, actor),
})
