import type { ApplicationRow } from '@iisp/opening/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Locale, Translate } from '@iisp/web'
import { statusColumn } from '../status-column.tsx'
import type { listTexts } from './list-texts.ts'

export type ListText = Translate<(typeof listTexts)['zh']>

/** The columns of both lists, the important ones first. */
export const applicationColumns = (t: ListText, locale: Locale): Column<ApplicationRow>[] => [
  { key: 'XMBH', title: t('column.xmbh'), fixed: 'left', width: 168 },
  { key: 'CPMC', title: t('column.product'), width: 230 },
  { key: 'CPDM', title: t('column.code'), width: 96 },
  statusColumn(t('column.status'), locale),
  { key: 'JJSMC', title: t('column.broker'), width: 200 },
  { key: 'F_ZHLX', title: t('column.type'), width: 128 },
  { key: 'ZH', title: t('column.account'), width: 136, kind: 'id' },
  { key: 'YWRQ', title: t('column.date'), width: 112 },
  {
    key: 'cuibanFlag',
    title: t('column.urged'),
    width: 112,
    value: (row) => (row.cuibanFlag === '1' ? t('urgedToday') : t('notUrged')),
  },
  { key: 'KDDH', title: t('column.courier'), width: 150, kind: 'id' },
  { key: 'REASON', title: t('column.reason'), width: 200 },
  { key: 'CREATEBY', title: t('column.createdBy'), width: 96, hidden: true },
  { key: 'CREATETIME', title: t('column.createdAt'), width: 168, hidden: true },
]
