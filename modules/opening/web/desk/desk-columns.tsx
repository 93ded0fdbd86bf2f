import { applicationFields } from '@iisp/opening/contract'
import { EnteredName } from '@iisp/ui/entered-name'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Locale, Translate } from '@iisp/web'
import { columnsOf } from '@iisp/web/fields/index'
import type { deskTexts } from './desk-texts.ts'

export const deskColumns = (t: Translate<(typeof deskTexts)['zh']>, locale: Locale) =>
  columnsOf(applicationFields, locale, [
    { key: 'XMBH', width: 168 },
    {
      key: 'URGEDTIME',
      width: 190,
      render: (row) => (row.URGEDTIME === '' ? '--' : <StatusDot tone="danger" label={row.URGEDTIME} />),
    },
    'STATUS',
    'KIND',
    'MANAGERNAME',
    'CPMC',
    'CPDM',
    'JJSMC',
    'F_ZHLX',
    { key: 'ZH', kind: 'id' },
    { key: 'LXRNAME', render: ({ LXRNAME }) => <EnteredName name={LXRNAME} /> },
    { key: 'YWRQ', title: t('submittedOn') },
    { key: 'KDDH', kind: 'id', hidden: true },
  ])
