import type { ColumnEntries } from '@iisp/web/fields/index'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationRow, applicationFields } from '../../contract/applications/application.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import type { ApplicationText } from './application-texts.ts'

/** The progress of an application. */
export function progressText(
  { status, runState }: Pick<ApplicationRow, 'status' | 'runState'>,
  t: ApplicationText,
) {
  const { codes } = applicationFlow
  if (status === codes.draft) return t('progressOf.draft')
  if (status === codes.submitted) return t('progressOf.desk')
  if (status === codes.toComplete) return t('progressOf.completing')
  if (status === codes.confirmed) return t('progressOf.confirmed')
  if (status !== codes.passed) return t('progressOf.ended')
  const before = runFlow.sets.before.find((one) => one === runState)
  return t(before === undefined ? 'progressOf.passed' : `progressOf.${before}`)
}

/** The day of an application, marked if it was moved to a later one. */
export const dayText = ({ dealingDate, late }: ApplicationRow, t: ApplicationText) =>
  late ? `${dealingDate} (${t('late')})` : dealingDate

/** The columns of BO-155; the desk adds the manager. */
export const applicationColumns = (
  t: ApplicationText,
  { withManager = false }: { readonly withManager?: boolean } = {},
): ColumnEntries<typeof applicationFields> => [
  { key: 'applicationNo', width: 170 },
  'kind',
  'status',
  'investorName',
  'fundAccount',
  'productName',
  'productCode',
  {
    key: 'targetProductName',
    value: (row) =>
      row.targetProductCode === '' ? '--' : `${row.targetProductCode} ${row.targetProductName}`,
  },
  'shareClass',
  { key: 'currency', title: t('currency'), width: 80, value: () => 'CNY' },
  'amount',
  'shares',
  'fees',
  'netAmount',
  { key: 'dealingDate', width: 150, value: (row) => dayText(row, t) },
  { key: 'documents', value: (row) => t('count', { n: row.documents }) },
  { key: 'progress', title: t('progress'), width: 150, value: (row) => progressText(row, t) },
  'submittedBy',
  'submittedAt',
  ...(withManager ? (['institutionName'] as const) : []),
]
