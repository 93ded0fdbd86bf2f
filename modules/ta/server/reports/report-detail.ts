import { reader } from '@iisp/server'
import { reportDetail as call } from '../../contract/reports/reports.ts'
import { presentSummary, summaries, withSummaryColumns } from '../dealing/summaries/summary-query.ts'
import { presentReport, reports, withReportColumns } from './report-query.ts'

export const reportDetail = reader(call, async ({ db, actor, language }, { id }) => {
  const { run_id: runId, ...row } = await db.one(
    withReportColumns(reports(actor, { id }), language).select('r.run_id'),
  )
  const figures = await db.maybe(
    withSummaryColumns(summaries(actor.scope, {}), language).where('r.id', '=', runId),
  )
  return {
    report: presentReport(row, actor),
    figures: figures === undefined ? null : presentSummary(figures),
  }
})
