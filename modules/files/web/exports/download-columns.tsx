import { groupThousands } from '@iisp/contract/group-thousands'
import type { ExportRow, ExportState } from '@iisp/files/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot, type Tone } from '@iisp/ui/status-dot'
import { sizeText } from '@iisp/ui/upload'
import type { Translate } from '@iisp/web'
import type { downloadTexts } from './download-texts.ts'
import css from './downloads.module.css'

type Text = Translate<(typeof downloadTexts)['zh']>

const tones: Record<ExportState, Tone> = {
  queued: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
}
export const nameOf = (row: ExportRow): string => row.fileName || `${row.title}.${row.format}`
export const isOpen = ({ state }: ExportRow): boolean => state === 'queued' || state === 'running'

export const downloadColumns = (t: Text): Column<ExportRow>[] => [
  { key: 'name', title: t('name'), width: 238, value: nameOf },
  {
    key: 'state',
    title: t('state'),
    width: 110,
    render: (row) => <StatusDot tone={tones[row.state]} label={t(`states.${row.state}`)} />,
  },
  { key: 'progress', title: t('progress'), width: 274, render: (row) => <Progress row={row} t={t} /> },
  {
    key: 'size',
    title: t('size'),
    width: 90,
    kind: 'number',
    value: (row) => (row.size === null ? '' : sizeText(row.size)),
  },
  { key: 'createdAt', title: t('createdAt'), width: 165 },
  { key: 'expiresAt', title: t('expiresAt'), width: 165, value: (row) => row.expiresAt ?? '' },
]

function Progress({ row, t }: { row: ExportRow; t: Text }) {
  const { rowsDone, rowsTotal } = row
  const n = groupThousands(rowsDone)
  if (row.error !== '') {
    return (
      <span className={css.quiet} title={row.error}>
        {row.error}
      </span>
    )
  }
  if (!isOpen(row)) return <>{row.state === 'done' ? t('rows', { n }) : ''}</>
  if (rowsTotal === null) return <>{row.state === 'running' ? t('counting') : ''}</>
  const share = rowsTotal === 0 ? 0 : Math.floor((rowsDone / rowsTotal) * 100)
  return (
    <span className={css.progress}>
      <progress
        value={rowsDone}
        max={Math.max(1, rowsTotal)}
        aria-label={`${nameOf(row)} ${t('progress')}`}
      />
      {t('rowsOf', { n, total: groupThousands(rowsTotal), share })}
    </span>
  )
}
