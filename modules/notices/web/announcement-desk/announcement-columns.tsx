import { institutionKinds } from '@iisp/contract'
import type { AnnouncementRow } from '@iisp/notices/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { announcementTexts } from './announcement-texts.ts'

const tones = { planned: 'info', published: 'success', withdrawn: 'neutral' } as const

export const announcementColumns = (
  t: Translate<(typeof announcementTexts)['zh']>,
): Column<AnnouncementRow>[] => [
  { key: 'title', title: t('keyword'), width: 340, fixed: 'left' },
  {
    key: 'state',
    title: t('state'),
    width: 110,
    value: (row) => t(`states.${row.state}`),
    render: (row) => <StatusDot tone={tones[row.state]} label={t(`states.${row.state}`)} />,
  },
  {
    key: 'audience',
    title: t('audience'),
    width: 140,
    value: ({ audience }) =>
      audience.length === institutionKinds.length
        ? t('everybody')
        : audience.map((kind) => t(`kinds.${kind}`)).join(t('and')),
  },
  { key: 'publishedAt', title: t('publishedAt'), width: 170 },
  { key: 'publishedBy', title: t('publishedBy'), width: 110 },
  { key: 'readers', title: t('readers'), width: 90, kind: 'number' },
  { key: 'version', title: t('version'), width: 80, kind: 'number' },
  { key: 'changedAt', title: t('changedAt'), width: 170, value: (row) => row.changedAt ?? '' },
  { key: 'withdrawnAt', title: t('withdrawnAt'), width: 170, value: (row) => row.withdrawnAt ?? '' },
]
