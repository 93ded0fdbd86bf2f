import { type Input, t } from '@iisp/contract'
import { type ExportColumn, exportSource, queryBuilder, sql } from '@iisp/server'
import {
  type DealingSummaryRow,
  dealingSummaryExportName,
  dealingSummaryList,
  summaryFilters,
} from '../../contract/dealing/summaries.ts'
import { filteredSummaries, presentSummary, summaries, withSummaryColumns } from './summary-query.ts'

const batchRows = 1000
type Filters = Omit<Input<typeof dealingSummaryList>, 'pageNo' | 'pageSize'>

const plain = (kind: ExportColumn<never>['kind'], keys: readonly (keyof DealingSummaryRow)[]) =>
  keys.map((key) => [key, { kind, value: (row: DealingSummaryRow) => String(row[key]) }] as const)
const columns = Object.fromEntries([
  ...plain('text', ['productName', 'productCode', 'currency', 'subscriptionCount', 'redemptionCount']),
  ...plain('date', ['dealingDate']),
  ...plain('amount', ['subscriptionGross', 'subscriptionFees', 'subscriptionNet', 'subscriptionShares']),
  ...plain('amount', ['redemptionShares', 'redemptionGross', 'redemptionFees', 'redemptionNet', 'netFlow']),
])

/** Exports all rows of dealingSummaryList, run by run. */
export const dealingSummaryExport = exportSource<DealingSummaryRow, Filters>({
  name: dealingSummaryExportName,
  access: dealingSummaryList.access,
  filters: t.strict(summaryFilters),
  columns,
  count: async ({ db, actor }, filters, cap) => {
    const found = filteredSummaries(summaries(actor.scope), filters)
      .select('r.id')
      .limit(cap + 1)
    const { total } = await db.one(
      queryBuilder()
        .selectFrom(found.as('found'))
        .select(sql<number>`count(*)::int`.as('total')),
    )
    return total
  },
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
