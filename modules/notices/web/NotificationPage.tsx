import { Page } from '@iisp/ui/page'
import { useText } from '@iisp/web'
import { Announcements } from './Announcements.tsx'
import { noticeTexts } from './notice-texts.ts'

/** 消息通知: what the platform tells everybody. */
export function NotificationPage() {
  const t = useText(noticeTexts)
  return (
    <Page fill title={t('title')}>
      <Announcements />
    </Page>
  )
}
