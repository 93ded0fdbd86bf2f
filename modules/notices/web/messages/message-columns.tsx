import type { Message } from '@iisp/notices/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { noticeTexts } from '../notice-texts.ts'
import css from '../notices.module.css'

export const messageColumns = (t: Translate<(typeof noticeTexts)['zh']>): Column<Message>[] => [
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
    title: t('message'),
    width: 320,
    render: (row) => (row.isRead ? row.title : <strong className={css.unread}>{row.title}</strong>),
  },
  { key: 'content', title: t('content'), width: 560 },
  { key: 'time', title: t('toldAt'), width: 170 },
]
