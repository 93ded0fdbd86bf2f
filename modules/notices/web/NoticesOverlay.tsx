import { announcementTopics, announcementUnread, noticeMenuIds } from '@iisp/notices/contract'
import { notify, request, useLive, useMayOpen, useOpenMenu, useText } from '@iisp/web'
import { closeMessage } from '@iisp/web/messages/index'
import { useRef } from 'react'
import { noticeTexts } from './notice-texts.ts'

/** Over all pages: a new announcement says so once, and opens when it is wanted. */
export default function NoticesOverlay() {
  const t = useText(noticeTexts)
  const mayOpen = useMayOpen(noticeMenuIds.notifications)
  const openMenu = useOpenMenu()
  const told = useRef('')
  const tell = async () => {
    // the list shows it at its next look, should this fail
    const newest = await request(announcementUnread, {}, { quiet: true }).then(
      (answer) => answer.newest,
      () => null,
    )
    if (newest === null || newest.isRead || newest.id === told.current) return
    told.current = newest.id
    const run = () => {
      closeMessage(message)
      void openMenu(noticeMenuIds.notifications, `id=${newest.id}`)
    }
    const message = notify({
      type: 'info',
      title: t('arrived'),
      desc: newest.title,
      duration: 10_000,
      action: { label: t('look'), run },
    })
  }
  useLive(announcementTopics.published, () => {
    if (mayOpen) void tell()
  })
  return null
}
