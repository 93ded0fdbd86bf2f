import { announcementTopics, announcementUnread, notifications } from '@iisp/notices/contract'
import { useFollowLanguage } from '@iisp/web/i18n/use-follow-language'
import { useText } from '@iisp/web/i18n/use-text'
import { useLive } from '@iisp/web/live/live'
import { useCall } from '@iisp/web/request/use-call'
import { useMayOpen, useOpenMenu } from '@iisp/web/routes/page-tools'
import css from './home.module.css'
import { homeTexts } from './texts.ts'

/** The number of unread announcements. A press opens the newest one if it is unread. */
export function UnreadAnnouncements() {
  const t = useText(homeTexts)
  const openMenu = useOpenMenu()
  const mayOpen = useMayOpen(notifications.id)
  const { data, refetch } = useCall(announcementUnread, {}, { quiet: true, enabled: mayOpen })
  const again = () => {
    if (mayOpen) void refetch()
  }
  useLive(announcementTopics.published, again)
  useLive(announcementTopics.changed, again)
  useFollowLanguage(again)
  if (!data?.newest || data.total === 0) return null
  const { total, newest } = data
  const query = newest.isRead ? '' : `id=${newest.id}`
  return (
    <button type="button" className={css.notice} onClick={() => void openMenu(notifications.id, query)}>
      <strong>{t('unread', { n: total })}</strong>
      {!newest.isRead && <span>{newest.title}</span>}
    </button>
  )
}
