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
  { key: 'action', title: t('action'), width: 160, value: (row) => row.actionName },
  { key: 'object', title: t('object'), width: 260, value: (row) => row.objectName },
  { key: 'realPerson', title: t('person'), width: 200, value: (row) => personOf(row, t, locale) },
  { key: 'account', title: t('account'), width: 220, value: (row) => row.accountEmail || row.account },
  { key: 'detail', title: t('detail'), width: 320, value: (row) => row.content.map(changeText).join('；') },
  { key: 'seq', title: t('seq'), width: 90, kind: 'number' },
]

/** The name, with the person acted for; for acts without a known person, the system. */
export function personOf({ realPersonName, actedFor }: AuditRow, t: AuditText, locale: Locale): string {
  if (realPersonName === '') return t('system')
  return actedFor === '' ? realPersonName : shownPerson(actedFor, realPersonName, locale)
}

const changeText = ({ name, before, after }: AuditRow['content'][number]) =>
  before === null ? `${name} ${after}` : `${name} ${before} → ${after}`
