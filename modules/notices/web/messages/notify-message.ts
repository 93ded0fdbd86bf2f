import { type Message, messageUnread, notifications } from '@iisp/notices/contract'
import { notify, request, translator } from '@iisp/web'
import { closeMessage } from '@iisp/web/messages/index'
import { messagesQuery } from '../notification-part.ts'
import { noticeTexts } from '../notice-texts.ts'

const types = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } as const

interface Ways {
  readonly read: (id: string) => void
  readonly open: (menuId: string, query: string) => void
}

/** Notifies of the newest unread message, unless this page has already done so. */
export async function notifyMessage(notified: { current: string }, ways: Ways): Promise<void> {
  // if this fails, the bell shows the message when it next counts
  const answer = await request(messageUnread, {}, { quiet: true }).catch(() => null)
  const newest = answer?.newest
  if (!newest || newest.id === notified.current) return
  notified.current = newest.id
  const run = () => {
    closeMessage(shown)
    follow(newest, ways)
  }
  const shown = notify({
    type: types[newest.tone],
    title: newest.title,
    desc: newest.content,
    duration: 10_000,
    action: { label: translator(noticeTexts)('look'), run },
  })
}

/** Opens the menu of a message or, if it names none, the list of messages. */
function follow(message: Message, { read, open }: Ways): void {
  if (message.menuId === '') return open(notifications.id, messagesQuery)
  read(message.id)
  open(message.menuId, message.query)
}
