import type { DeskArticle } from '@iisp/content/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { deskTexts } from './desk-texts.ts'

export type DeskText = Translate<(typeof deskTexts)['zh']>

const tones = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  ended: 'neutral',
  withdrawn: 'neutral',
} as const

export const deskColumns = (t: DeskText): Column<DeskArticle>[] => [
  { key: 'title', title: t('column.title'), width: 300, fixed: 'left' },
  { key: 'kind', title: t('kind'), width: 110, value: (row) => t(`kinds.${row.kind}`) },
  {
    key: 'state',
    title: t('state'),
    width: 110,
    value: (row) => t(`states.${row.state}`),
    render: (row) => <StatusDot tone={tones[row.state]} label={t(`states.${row.state}`)} />,
  },
  { key: 'pending', title: t('pending'), width: 140, value: (row) => t(`pendingStates.${row.pending}`) },
  {
    key: 'languages',
    title: t('languages'),
    width: 120,
    value: (row) => t(`languageStates.${row.languages}`),
  },
  { key: 'shownFrom', title: t('column.shownFrom'), width: 170, value: (row) => row.shownFrom ?? '' },
  { key: 'comingFrom', title: t('column.comingFrom'), width: 170, value: (row) => row.comingFrom ?? '' },
  {
    key: 'shownUntil',
    title: t('column.shownUntil'),
    width: 170,
    value: (row) => (row.comingFrom === null ? row.shownUntil : row.comingUntil) ?? '',
  },
  { key: 'latest', title: t('column.latest'), width: 100, kind: 'number' },
  { key: 'author', title: t('column.author'), width: 110 },
  { key: 'savedAt', title: t('column.savedAt'), width: 170 },
  {
    key: 'key',
    title: t('column.address'),
    width: 260,
    value: (row) => (row.kind === 'page' ? `/cms/${row.key}` : ''),
  },
]
