import { notifications } from '@iisp/notices/contract'
import { HeaderButton, useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { messagesQuery } from '../notification-part.ts'
import { noticeTexts } from '../notice-texts.ts'
import { useUnread } from '../use-unread.ts'

/** The bell in the header with the number of unread messages. A press opens them. */
export default function MessagesButton() {
  const mayOpen = useMayOpen(notifications.id)
  return mayOpen ? <Bell /> : null
}

function Bell() {
  const t = useText(noticeTexts)
  const openMenu = useOpenMenu()
  const { total } = useUnread()
  return (
    <HeaderButton
      icon="bell"
      label={total > 0 ? t('unreadMessages', { n: total }) : t('parts.messages')}
      badge={total}
      onPress={() => void openMenu(notifications.id, messagesQuery)}
    />
  )
}
