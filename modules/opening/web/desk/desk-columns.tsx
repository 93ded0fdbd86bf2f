import { type ApplicationRow, applicationKinds } from '@iisp/opening/contract'
import type { Column } from '@iisp/ui/data-table'
import { EnteredName } from '@iisp/ui/entered-name'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Locale, Translate } from '@iisp/web'
import { statusColumn } from '../status-column.tsx'
import type { deskTexts } from './desk-texts.ts'

export type DeskText = Translate<(typeof deskTexts)['zh']>

export const deskColumns = (t: DeskText, locale: Locale): Column<ApplicationRow>[] => [
  { key: 'XMBH', title: t('column.xmbh'), fixed: 'left', width: 168 },
  {
    key: 'URGEDTIME',
    title: t('column.urged'),
    width: 190,
    render: (row) => (row.URGEDTIME === '' ? '--' : <StatusDot tone="danger" label={row.URGEDTIME} />),
  },
  statusColumn(t('column.status'), locale),
  { key: 'KIND', title: t('column.kind'), width: 170, value: (row) => applicationKinds[row.KIND][locale] },
  { key: 'MANAGERNAME', title: t('column.manager'), width: 200 },
  { key: 'CPMC', title: t('column.product'), width: 230 },
  { key: 'CPDM', title: t('column.code'), width: 96 },
  { key: 'JJSMC', title: t('column.broker'), width: 200 },
  { key: 'F_ZHLX', title: t('column.type'), width: 128 },
  { key: 'ZH', title: t('column.account'), width: 136, kind: 'id' },
  {
    key: 'LXRNAME',
    title: t('column.contact'),
    width: 96,
    render: ({ LXRNAME }) => <EnteredName name={LXRNAME} />,
  },
  { key: 'YWRQ', title: t('column.date'), width: 112 },
  { key: 'KDDH', title: t('column.courier'), width: 150, kind: 'id', hidden: true },
]
