import { stateName } from '@iisp/contract'
import { type ApplicationRow, applicationFlow } from '@iisp/opening/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Locale, Translate } from '@iisp/web'
import type { listTexts } from './list-texts.ts'

export type ListText = Translate<(typeof listTexts)['zh']>

/** The columns of both lists, the important ones first. */
export const applicationColumns = (t: ListText, locale: Locale): Column<ApplicationRow>[] => [
  { key: 'XMBH', title: t('column.xmbh'), fixed: 'left', width: 168 },
  { key: 'CPMC', title: t('column.product'), width: 230 },
  { key: 'CPDM', title: t('column.code'), width: 96 },
  {
    key: 'STATUS',
    title: t('column.status'),
    width: 136,
    render: (row) => (
      <StatusDot
        tone={applicationFlow.byCode[row.STATUS].tone}
        label={stateName(applicationFlow, row.STATUS, locale)}
      />
    ),
  },
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
