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

/** Tells of the newest unread message, unless the page has told of it already. */
export async function tellMessage(told: { current: string }, ways: Ways): Promise<void> {
  // the bell shows it at its next look, should this fail
  const answer = await request(messageUnread, {}, { quiet: true }).catch(() => null)
  const newest = answer?.newest
  if (!newest || newest.id === told.current) return
  told.current = newest.id
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

/** Opens what a message is about; one that leads nowhere opens among the others. */
function follow(message: Message, { read, open }: Ways): void {
  if (message.menuId === '') return open(notifications.id, messagesQuery)
  read(message.id)
  open(message.menuId, message.query)
}
