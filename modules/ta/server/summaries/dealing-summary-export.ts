import { type Input, t } from '@iisp/contract'
import { exportSource } from '@iisp/server'
import {
  type DealingSummaryRow,
  dealingSummaryExportName,
  dealingSummaryList,
  summaryFilters,
} from '../../contract/dealing/summaries.ts'
import { batchRows, countUpTo, plainColumns } from '../export-parts.ts'
import { filteredSummaries, presentSummary, summaries, withSummaryColumns } from './summary-query.ts'

type Filters = Omit<Input<typeof dealingSummaryList>, 'pageNo' | 'pageSize'>

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
  batches: async function* ({ db, actor, language }, filters) {
    let before: string | null = null
    for (;;) {
      let found = filteredSummaries(summaries(actor.scope), filters)
      if (before !== null) found = found.where('r.id', '<', before)
      const rows: Parameters<typeof presentSummary>[0][] = await db.all(
        withSummaryColumns(found, language).orderBy('r.id', 'desc').limit(batchRows),
      )
      if (rows.length === 0) return
      yield rows.map(presentSummary)
      before = rows.at(-1)?.id ?? null
    }
  },
})
