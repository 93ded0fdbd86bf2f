import { Page } from '@iisp/ui/page'
import { usePageLocation, useText } from '@iisp/web'
import { Announcements } from './announcements/Announcements.tsx'
import { Messages } from './messages/Messages.tsx'
import { notificationParts, partOf } from './notification-part.ts'
import { noticeTexts } from './notice-texts.ts'
import css from './notices.module.css'
import { useUnread } from './use-unread.ts'

/** 消息通知: what the person is told, and what the platform tells everybody. */
export function NotificationPage() {
  const t = useText(noticeTexts)
  const { query, setQuery } = usePageLocation()
  const part = partOf(query)
  const { total } = useUnread()
  return (
    <Page fill title={t('title')}>
      <div role="tablist" aria-label={t('title')} className={css.parts}>
        {notificationParts.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={part === one}
            className={css.part}
            onClick={() => setQuery(new URLSearchParams({ part: one }))}
          >
            {t(`parts.${one}`)}
            {one === 'messages' && total > 0 && (
              <span className={css.count}>{total > 99 ? '99+' : total}</span>
            )}
          </button>
        ))}
      </div>
      {part === 'messages' ? <Messages /> : <Announcements />}
    </Page>
  )
}
