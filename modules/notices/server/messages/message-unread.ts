import { raw, reader, sql } from '@iisp/server'
import { messageUnread as call } from '../../contract/messages.ts'
import { type MessageRow, ownMessages, presentMessage } from './messages.ts'

export const messageUnread = reader(call, async ({ db, actor, language }) => {
  const newest = await db.maybe(
    raw(sql<MessageRow>`SELECT m.* FROM notices.message m WHERE ${ownMessages(actor)} AND m.read_at IS NULL
      ORDER BY m.id DESC LIMIT 1`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM notices.message m
      WHERE ${ownMessages(actor)} AND m.read_at IS NULL`),
  )
  return { total, newest: newest === undefined ? null : presentMessage(newest, language) }
})
