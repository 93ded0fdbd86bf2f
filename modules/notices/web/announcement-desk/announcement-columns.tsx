import type { AnnouncementRow } from '@iisp/notices/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { announcementTexts } from './announcement-texts.ts'

export const announcementColumns = (
  t: Translate<(typeof announcementTexts)['zh']>,
): Column<AnnouncementRow>[] => [
  { key: 'title', title: t('keyword'), width: 380, fixed: 'left' },
  {
    key: 'state',
    title: t('state'),
    width: 110,
    value: (row) => t(`states.${row.state}`),
    render: (row) => (
      <StatusDot tone={row.state === 'published' ? 'success' : 'neutral'} label={t(`states.${row.state}`)} />
    ),
  },
  { key: 'publishedAt', title: t('publishedAt'), width: 170 },
  { key: 'publishedBy', title: t('publishedBy'), width: 130 },
  { key: 'readers', title: t('readers'), width: 100, kind: 'number' },
  { key: 'version', title: t('version'), width: 80, kind: 'number' },
  { key: 'changedAt', title: t('changedAt'), width: 170, value: (row) => row.changedAt ?? '' },
  { key: 'withdrawnAt', title: t('withdrawnAt'), width: 170, value: (row) => row.withdrawnAt ?? '' },
]
