import { defineCaseTable, toBothSides } from '@iisp/server'
import { type ReportState, reportFlow } from '../../contract/reports/report-states.ts'
import { taTopics } from '../../contract/topics.ts'
import type { ReportChanges, StoredReport } from '../tables.ts'

/** Reports as cases. */
export const reportCases = defineCaseTable<ReportState, ReportChanges, StoredReport>()({
  flow: reportFlow,
  table: 'ta.report',
  object: ({ id }) => `ta-report:${id}`,
  detail: ({ product_id, dealing_date, kind }, { from, to }) => ({
    productId: product_id,
    date: dealing_date,
    kind,
    from,
    to,
  }),
  events: { [taTopics.reportChanged]: toBothSides },
})
