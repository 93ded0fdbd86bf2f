import { announcementTopics, noticeMenuIds } from '@iisp/notices/contract'
import { useLive, useMayOpen, useOpenMenu } from '@iisp/web'
import { useRef } from 'react'

/** Over all pages: a new announcement says so once. What that takes is fetched with the first one. */
export default function NoticesOverlay() {
  const mayOpen = useMayOpen(noticeMenuIds.notifications)
  const openMenu = useOpenMenu()
  const told = useRef('')
  useLive(announcementTopics.published, () => {
    if (!mayOpen) return
    const open = (id: string) => void openMenu(noticeMenuIds.notifications, `id=${id}`)
    void import('./tell-newest.ts').then(({ tellNewest }) => tellNewest(told, open))
  })
  return null
}
