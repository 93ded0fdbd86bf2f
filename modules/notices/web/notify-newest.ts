import { announcementDetail, announcementUnread } from '@iisp/notices/contract'
import { notify, request, translator } from '@iisp/web'
import { closeMessage } from '@iisp/web/messages/index'
import { noticeTexts } from './notice-texts.ts'

interface Ways {
  readonly read: (id: string) => void
  /** Opens the announcement on its page. */
  readonly open: (id: string) => void
}

/** Notifies of the newest announcement, unless the account has read it or has been notified. */
export async function notifyNewest(notified: { current: string }, ways: Ways): Promise<void> {
  // if this fails, the list shows it when it is next opened
  const answer = await request(announcementUnread, {}, { quiet: true }).catch(() => null)
  const newest = answer?.newest
  if (!newest || newest.isRead || newest.id === notified.current) return
  notified.current = newest.id
  const run = () => {
    closeMessage(message)
    void show(newest.id, ways)
  }
  const message = notify({
    type: 'info',
    title: translator(noticeTexts)('arrived'),
    desc: newest.title,
    duration: 10_000,
    action: { label: translator(noticeTexts)('look'), run },
  })
}

/** Shows it over the page, so that nobody is taken away from their work; its own page says why it cannot be read. */
async function show(id: string, { read, open }: Ways): Promise<void> {
  const detail = await request(announcementDetail, { id }, { quiet: true }).catch(() => null)
  if (detail === null) return open(id)
  const { title, content, publishTime } = detail
  const desc = `${translator(noticeTexts)('publishTime')} ${publishTime}`
  notify({ type: 'content', title, desc, content })
  read(id)
}
