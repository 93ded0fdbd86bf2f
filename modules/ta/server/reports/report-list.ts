import { readPage, reader } from '@iisp/server'
import { reportList as call } from '../../contract/reports/reports.ts'
import { presentReport, reports, withReportColumns } from './report-query.ts'

export const reportList = reader(call, ({ db, actor, language }, input) =>
  readPage(db, input, reports(actor, input), {
    select: (all) =>
      withReportColumns(all, language).orderBy('r.dealing_date', 'desc').orderBy('r.id', 'desc'),
    present: (row) => presentReport(row, actor),
  }),
)
