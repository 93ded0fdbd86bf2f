import { type Input, t } from '@iisp/contract'
import { exportSource } from '@iisp/server'
import {
  type DealingSummaryRow,
  dealingSummaryExportName,
  dealingSummaryList,
  summaryFilters,
} from '../../contract/dealing/summaries.ts'
import { batchRows, batchesOf, countUpTo, plainColumns } from '../export-parts.ts'
import { filteredSummaries, presentSummary, summaries, withSummaryColumns } from './summary-query.ts'

type Filters = Omit<Input<typeof dealingSummaryList>, 'pageNo' | 'pageSize'>
type Stored = Parameters<typeof presentSummary>[0]

const plain = plainColumns<DealingSummaryRow>
const columns = {
  ...plain('text', ['productName', 'productCode', 'currency', 'subscriptionCount', 'redemptionCount']),
  ...plain('date', ['dealingDate']),
  ...plain('amount', ['subscriptionGross', 'subscriptionFees', 'subscriptionNet', 'subscriptionShares']),
  ...plain('amount', ['redemptionShares', 'redemptionGross', 'redemptionFees', 'redemptionNet', 'netFlow']),
}

/** Exports all rows of dealingSummaryList, run by run. */
export const dealingSummaryExport = exportSource<DealingSummaryRow, Filters>({
  name: dealingSummaryExportName,
  access: dealingSummaryList.access,
  filters: t.strict(summaryFilters),
  columns,
  count: ({ db, actor }, filters, cap) =>
    countUpTo(db, cap, (most) =>
      filteredSummaries(summaries(actor.scope), filters).select('r.id').limit(most),
    ),
  batches: ({ db, actor, language }, filters) =>
    batchesOf((last: Stored | undefined) => {
      const found = filteredSummaries(summaries(actor.scope), filters)
      const rest = last ? found.where('r.id', '<', last.id) : found
      return db.all(withSummaryColumns(rest, language).orderBy('r.id', 'desc').limit(batchRows))
    }, presentSummary),
})
