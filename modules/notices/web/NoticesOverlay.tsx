import {
  announcementTopics,
  messageList,
  messageRead,
  messageTold,
  messageUnread,
  notifications,
} from '@iisp/notices/contract'
import { useLive, useMayOpen, useOpenMenu, useSend } from '@iisp/web'
import { useRef } from 'react'

/** Over all pages: what is new says so once. What that takes is fetched with the first of it. */
export default function NoticesOverlay() {
  const mayOpen = useMayOpen(notifications.id)
  const openMenu = useOpenMenu()
  const told = useRef('')
  const toldMessage = useRef('')
  const { mutate } = useSend(messageRead, { quiet: true, invalidates: [messageList, messageUnread] })
  useLive(announcementTopics.published, () => {
    if (!mayOpen) return
    const open = (id: string) => void openMenu(notifications.id, `id=${id}`)
    void import('./tell-newest.ts').then(({ tellNewest }) => tellNewest(told, open))
  })
  useLive(messageTold, () => {
    void import('./messages/tell-message.ts').then(({ tellMessage }) =>
      tellMessage(toldMessage, {
        read: (id) => mutate({ id }),
        open: (menuId, query) => void openMenu(menuId, query),
      }),
    )
  })
  return null
}
