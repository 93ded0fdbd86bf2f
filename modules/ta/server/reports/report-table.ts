import type { Input, Language } from '@iisp/contract'
import type { tableFile } from '@iisp/files/contract'
import type { Reader } from '@iisp/server'
import { confirmationExportName } from '../../contract/dealing/confirmations.ts'
import { dealingSummaryExportName } from '../../contract/dealing/summaries.ts'
import { reportFileColumns } from '../../contract/reports/report-columns.ts'
import { type ReportKind, reportKinds } from '../../contract/reports/reports.ts'
import { dayHoldingsName } from './day-holdings-export.ts'
import { reports } from './report-query.ts'

export const reportsToSave = (db: Reader, scope: string, ids: readonly string[]) =>
  db.all(
    reports(scope)
      .select(['r.id', 'r.kind', 'r.product_id', 'r.dealing_date', 'p.code'])
      .where('r.id', 'in', ids)
      .orderBy('r.dealing_date')
      .orderBy('r.id'),
  )
type Saved = Awaited<ReturnType<typeof reportsToSave>>[number]

const sources: Readonly<Record<ReportKind, string>> = {
  confirmation: confirmationExportName,
  holding: dayHoldingsName,
  summary: dealingSummaryExportName,
}

/** The file of a report, in the reader's language. */
export function tableOfReport(report: Saved, language: Language): Input<typeof tableFile> {
  const { kind, product_id: productId, dealing_date: day } = report
  return {
    source: sources[kind],
    title: [report.code, day, reportKinds[kind][language]].join(' '),
    columns: Object.entries(reportFileColumns[kind]).map(([key, title]) => ({ key, title: title[language] })),
    filters:
      kind === 'holding'
        ? { productId, day }
        : { productId, startDate: day, endDate: day, ...(kind === 'confirmation' && { runsOnly: true }) },
  }
}
