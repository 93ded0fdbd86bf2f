import { platformErrors, refuse } from '@iisp/contract'
import { tableFiles } from '@iisp/files/contract'
import { reader } from '@iisp/server'
import { reportBatchDownload as call } from '../../contract/reports/reports.ts'
import { taReports } from '../../contract/pages.ts'
import { reportsToSave, tableOfReport } from './report-table.ts'

export const reportBatchDownload = reader(call, async ({ db, actor, language, call: ask }, input) => {
  const ids = [...new Set(input.ids)]
  const found = await reportsToSave(db, actor, ids)
  if (found.length < ids.length) refuse(platformErrors.notFound)
  const tables = found.map((report) => tableOfReport(report, language))
  return ask(tableFiles, { title: taReports.name[language], tables })
})
