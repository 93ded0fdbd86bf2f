import { announcementUnread } from '@iisp/notices/contract'
import { notify, request, translator } from '@iisp/web'
import { closeMessage } from '@iisp/web/messages/index'
import { noticeTexts } from './notice-texts.ts'

/** Notifies of the newest announcement, unless the account has read it or has been notified. */
export async function notifyNewest(notified: { current: string }, open: (id: string) => void): Promise<void> {
  // if this fails, the list shows it when it is next opened
  const answer = await request(announcementUnread, {}, { quiet: true }).catch(() => null)
  const newest = answer?.newest
  if (!newest || newest.isRead || newest.id === notified.current) return
  notified.current = newest.id
  const t = translator(noticeTexts)
  const run = () => {
    closeMessage(message)
    open(newest.id)
  }
  const message = notify({
    type: 'info',
    title: t('arrived'),
    desc: newest.title,
    duration: 10_000,
    action: { label: t('look'), run },
  })
}
