import { countRows, reader } from '@iisp/server'
import { messageUnread as call } from '../../contract/messages.ts'
import { ownMessages, presentMessage } from './messages.ts'

export const messageUnread = reader(call, async ({ db, actor, language }) => {
  const unread = ownMessages(actor).where('read_at', 'is', null)
  const newest = await db.maybe(unread.selectAll().orderBy('id', 'desc').limit(1))
  const { total } = await db.one(unread.select(countRows.as('total')))
  return { total, newest: newest === undefined ? null : presentMessage(newest, language) }
})
