import {
  announcementList,
  announcementRead,
  announcementTopics,
  announcementUnread,
  messageList,
  messageRead,
  messageTold,
  messageUnread,
  notifications,
} from '@iisp/notices/contract'
import { useLive, useMayOpen, useOpenMenu, useSend } from '@iisp/web'
import { useRef } from 'react'

/** Notifies once of each new announcement and message. The code for it is loaded with the first one. */
export default function NoticesOverlay() {
  const mayOpen = useMayOpen(notifications.id)
  const openMenu = useOpenMenu()
  const notified = useRef('')
  const notifiedMessage = useRef('')
  const { mutate } = useSend(messageRead, { quiet: true, invalidates: [messageList, messageUnread] })
  // a lost mark is made up for when the announcement is opened the next time
  const { mutate: markRead } = useSend(announcementRead, {
    quiet: true,
    invalidates: [announcementList, announcementUnread],
  })
  useLive(announcementTopics.published, () => {
    if (!mayOpen) return
    void import('./notify-newest.ts').then(({ notifyNewest }) =>
      notifyNewest(notified, {
        read: (id) => markRead({ id }),
        open: (id) => void openMenu(notifications.id, `id=${id}`),
      }),
    )
  })
  useLive(messageTold, () => {
    void import('./messages/notify-message.ts').then(({ notifyMessage }) =>
      notifyMessage(notifiedMessage, {
        read: (id) => mutate({ id }),
        open: (menuId, query) => void openMenu(menuId, query),
      }),
    )
  })
  return null
}
