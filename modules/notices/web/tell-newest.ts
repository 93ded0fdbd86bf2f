import { announcementUnread } from '@iisp/notices/contract'
import { notify, request, translator } from '@iisp/web'
import { closeMessage } from '@iisp/web/messages/index'
import { noticeTexts } from './notice-texts.ts'

/** Tells of the newest announcement, unless the account has read it or was told of it. */
export async function tellNewest(told: { current: string }, open: (id: string) => void): Promise<void> {
  // the list shows it at its next look, should this fail
  const answer = await request(announcementUnread, {}, { quiet: true }).catch(() => null)
  const newest = answer?.newest
  if (!newest || newest.isRead || newest.id === told.current) return
  told.current = newest.id
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
