import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { noticeTexts } from './notice-texts.ts'
import css from './notices.module.css'

export type NoticeText = Translate<(typeof noticeTexts)['zh']>
interface Notice {
  readonly title: string
  readonly isRead: boolean
}

/** The read state and the title, which is bold until the row has been read. */
export const readColumns = (t: NoticeText, title: string, width: number): Column<Notice>[] => [
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
    title,
    width,
    render: (row) => (row.isRead ? row.title : <strong className={css.unread}>{row.title}</strong>),
  },
]
