import { t } from '@iisp/contract'
import { exportColumns, listExport } from '@iisp/server'
import {
  dealingSummaryExportName,
  dealingSummaryFields,
  dealingSummaryList,
  summaryFilters,
} from '../../../contract/dealing/summaries.ts'
import { type SummaryFilters, presentSummary, summaries, withSummaryColumns } from './summary-query.ts'

/** Exports all rows of dealingSummaryList, run by run. */
export const dealingSummaryExport = listExport({
  name: dealingSummaryExportName,
  access: dealingSummaryList.access,
  filters: t.strict(summaryFilters),
  columns: exportColumns(dealingSummaryFields),
  found: ({ actor }, filters: SummaryFilters) => summaries(actor.scope, filters),
  select: (all, { language }) => withSummaryColumns(all, language).orderBy('r.id', 'desc'),
  behind: (all, { id }) => all.where('r.id', '<', id),
  present: presentSummary,
})
