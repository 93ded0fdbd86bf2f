import type { Announcement } from '@iisp/notices/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { noticeTexts } from '../notice-texts.ts'
import css from '../notices.module.css'

export const announcementColumns = (t: Translate<(typeof noticeTexts)['zh']>): Column<Announcement>[] => [
  {
    key: 'isRead',
    title: t('state'),
    width: 90,
    value: (row) => t(row.isRead ? 'read' : 'unread'),
    render: (row) => (
      <StatusDot tone={row.isRead ? 'neutral' : 'danger'} label={t(row.isRead ? 'read' : 'unread')} />
    ),
  },
  {
    key: 'title',
    title: t('name'),
    width: 560,
    render: (row) => (row.isRead ? row.title : <strong className={css.unread}>{row.title}</strong>),
  },
  { key: 'publishTime', title: t('publishTime'), width: 170 },
]
