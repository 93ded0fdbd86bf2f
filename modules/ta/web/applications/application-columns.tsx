import type { Column } from '@iisp/ui/data-table'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationRow } from '../../contract/applications/application.ts'
import { type ApplicationKind, applicationKinds } from '../../contract/applications/business-codes.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import type { applicationTexts } from './application-texts.ts'

export type ApplicationText = Translate<(typeof applicationTexts)['zh']>

export const applicationState = ({ status }: Pick<ApplicationRow, 'status'>) => applicationFlow.byCode[status]
export const kindName = (kind: ApplicationKind, locale: Locale): string => applicationKinds[kind][locale]

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

/** The columns of BO-155; the desk adds the manager. */
export const applicationColumns = (
  t: ApplicationText,
  locale: Locale,
  { withManager = false }: { readonly withManager?: boolean } = {},
): Column<ApplicationRow>[] => [
  { key: 'applicationNo', title: t('applicationNo'), width: 170, fixed: 'left' },
  { key: 'kind', title: t('kind'), width: 120, value: (row) => kindName(row.kind, locale) },
  stateColumn({ key: 'status', title: t('status'), width: 120 }, applicationState, locale),
  { key: 'investorName', title: t('investor'), width: 170 },
  { key: 'fundAccount', title: t('fundAccount'), width: 140 },
  { key: 'productName', title: t('product'), width: 230 },
  { key: 'productCode', title: t('productCode'), width: 110 },
  {
    key: 'targetProduct',
    title: t('targetProduct'),
    width: 230,
    value: (row) =>
      row.targetProductCode === '' ? '--' : `${row.targetProductCode} ${row.targetProductName}`,
  },
  { key: 'shareClass', title: t('shareClass'), width: 100, value: (row) => row.shareClass || '--' },
  { key: 'currency', title: t('currency'), width: 80, value: () => 'CNY' },
  { key: 'amount', title: t('amount'), width: 150, kind: 'amount' },
  { key: 'shares', title: t('shares'), width: 150, kind: 'amount' },
  { key: 'fees', title: t('fees'), width: 120, kind: 'amount' },
  { key: 'netAmount', title: t('netAmount'), width: 150, kind: 'amount' },
  {
    key: 'dealingDate',
    title: t('dealingDate'),
    width: 150,
    value: (row) => (row.late ? `${row.dealingDate} (${t('late')})` : row.dealingDate),
  },
  { key: 'documents', title: t('documents'), width: 80, value: (row) => t('count', { n: row.documents }) },
  { key: 'progress', title: t('progress'), width: 150, value: (row) => progressText(row, t) },
  { key: 'submittedBy', title: t('submittedBy'), width: 110 },
  { key: 'submittedAt', title: t('submittedAt'), width: 170, value: (row) => row.submittedAt ?? '--' },
  ...(withManager ? [{ key: 'institutionName', title: t('manager'), width: 230 }] : []),
]
