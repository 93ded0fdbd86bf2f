import { type Output, shownPerson } from '@iisp/contract'
import type { listAudit } from '@iisp/audit/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Locale, Translate } from '@iisp/web'
import type { auditTexts } from './audit-texts.ts'

export type AuditRow = Output<typeof listAudit>['list'][number]
export type AuditText = Translate<(typeof auditTexts)['zh']>

export const auditColumns = (
  t: AuditText,
  locale: Locale,
  institutionOf: (id: string) => string,
): Column<AuditRow>[] => [
  { key: 'at', title: t('at'), width: 170, fixed: 'left' },
  {
    key: 'institutionId',
    title: t('institution'),
    width: 180,
    value: (row) => institutionOf(row.institutionId),
  },
  { key: 'seq', title: t('seq'), width: 90, kind: 'number' },
  { key: 'action', title: t('action'), width: 220 },
  { key: 'object', title: t('object'), width: 220 },
  { key: 'realPerson', title: t('person'), width: 200, value: (row) => personOf(row, locale) },
  { key: 'account', title: t('account'), width: 220, value: (row) => row.accountEmail || row.account },
  { key: 'detail', title: t('detail'), width: 320 },
]

/** The name, the person acted for, and the id in the audit record. */
export function personOf({ realPersonName, realPerson, actedFor }: AuditRow, locale: Locale): string {
  if (realPersonName === '') return realPerson
  const shown = actedFor === '' ? realPersonName : shownPerson(actedFor, realPersonName, locale)
  return `${shown} (${realPerson})`
}
