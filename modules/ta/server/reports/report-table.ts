import { type FieldName, type Input, type Language, fieldNames } from '@iisp/contract'
import type { tableFile } from '@iisp/files/contract'
import type { PersonActor, Reader } from '@iisp/server'
import { confirmationExportName, type confirmationFields } from '../../contract/dealing/confirmations.ts'
import {
  dealingSummaryExportName,
  type dealingSummaryFields,
  summaryFigures,
} from '../../contract/dealing/summaries.ts'
import { type ReportKind, reportKinds } from '../../contract/reports/reports.ts'
import { dayHoldingFields, dayHoldingsName } from './day-holdings-export.ts'
import { reports } from './report-query.ts'

export const reportsToSave = (db: Reader, actor: PersonActor, ids: readonly string[]) =>
  db.all(
    reports(actor, {})
      .select(['r.id', 'r.kind', 'r.product_id', 'r.dealing_date', 'p.code'])
      .where('r.id', 'in', ids)
      .orderBy('r.dealing_date')
      .orderBy('r.id'),
  )
type Saved = Awaited<ReturnType<typeof reportsToSave>>[number]

/** The export source of each kind of report, and the columns of its file (BO-149, BO-151, BO-153). */
const files = {
  confirmation: {
    source: confirmationExportName,
    columns: [
      'id',
      'investorName',
      'tradingAccount',
      'productName',
      'productCode',
      'kind',
      'applicationDate',
      'dealingDate',
      'confirmedOn',
      'currency',
      'unitNav',
      'shares',
      'grossAmount',
      'fee',
      'netAmount',
      'settlesOn',
      'reason',
    ] satisfies FieldName<typeof confirmationFields>[],
  },
  holding: { source: dayHoldingsName, columns: [...fieldNames(dayHoldingFields)] },
  summary: {
    source: dealingSummaryExportName,
    columns: ['productName', 'productCode', 'dealingDate', 'currency', ...summaryFigures] satisfies FieldName<
      typeof dealingSummaryFields
    >[],
  },
} satisfies Record<ReportKind, { source: string; columns: string[] }>

/** The file of a report, in the reader's language. */
export function tableOfReport(report: Saved, language: Language): Input<typeof tableFile> {
  const { kind, product_id: productId, dealing_date: day } = report
  return {
    ...files[kind],
    title: [report.code, day, reportKinds[kind][language]].join(' '),
    filters:
      kind === 'holding'
        ? { productId, day }
        : { productId, startDate: day, endDate: day, ...(kind === 'confirmation' && { runsOnly: true }) },
  }
}
