import { Page } from '@iisp/ui/page'
import { Tabs } from '@iisp/ui/tabs'
import { usePageLocation, useText } from '@iisp/web'
import { Announcements } from './announcements/Announcements.tsx'
import { Messages } from './messages/Messages.tsx'
import { notificationParts, partOf } from './notification-part.ts'
import { noticeTexts } from './notice-texts.ts'
import { useUnread } from './use-unread.ts'

/** 消息通知: the person's own messages, and the announcements to everybody. */
export function NotificationPage() {
  const t = useText(noticeTexts)
  const { query, setQuery } = usePageLocation()
  const part = partOf(query)
  const { total } = useUnread()
  return (
    <Page fill title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={notificationParts.map((key) => ({
          key,
          label: t(`parts.${key}`),
          ...(key === 'messages' && { badge: total }),
        }))}
        value={part}
        onChange={(next) => setQuery(new URLSearchParams({ part: next }))}
      >
        {part === 'messages' ? <Messages /> : <Announcements />}
      </Tabs>
    </Page>
  )
}
