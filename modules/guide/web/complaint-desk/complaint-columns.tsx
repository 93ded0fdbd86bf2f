import type { Output } from '@iisp/contract'
import { complaintFlow, type listComplaints } from '@iisp/guide/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Translate, useLocale } from '@iisp/web'
import type { complaintTexts } from './complaint-texts.ts'

export type ComplaintRow = Output<typeof listComplaints>['list'][number]
type Text = Translate<(typeof complaintTexts)['zh']>

/** The state of a complaint, and whether it is overdue. */
export function ComplaintState({ row, t }: { row: ComplaintRow; t: Text }) {
  const { tone, name } = complaintFlow.byCode[row.state]
  const label = name[useLocale()]
  return (
    <StatusDot
      tone={row.overdue ? 'danger' : tone}
      label={row.overdue ? `${label} · ${t('overdue')}` : label}
    />
  )
}

export const complaintColumns = (t: Text): Column<ComplaintRow>[] => [
  { key: 'content', title: t('content'), width: 360, fixed: 'left' },
  { key: 'state', title: t('state'), width: 130, render: (row) => <ComplaintState row={row} t={t} /> },
  { key: 'menuName', title: t('menu'), width: 140 },
  { key: 'name', title: t('person'), width: 150 },
  { key: 'institutionName', title: t('institution'), width: 220 },
  { key: 'at', title: t('at'), width: 170 },
  { key: 'answeredBy', title: t('answeredBy'), width: 110 },
  { key: 'answeredAt', title: t('answeredAt'), width: 170, hidden: true },
  { key: 'points', title: t('points'), kind: 'number', width: 100 },
]
