import { platformErrors, refuse } from '@iisp/contract'
import { tableFile } from '@iisp/files/contract'
import { reader } from '@iisp/server'
import { reportDownload as call } from '../../contract/reports/reports.ts'
import { reportsToSave, tableOfReport } from './report-table.ts'

export const reportDownload = reader(call, async ({ db, actor, language, call: ask }, { id }) => {
  const [report] = await reportsToSave(db, actor, [id])
  if (report === undefined) return refuse(platformErrors.notFound)
  return ask(tableFile, tableOfReport(report, language))
})
