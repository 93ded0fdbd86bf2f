import { moveCase, writer } from '@iisp/server'
import { chatDeskEnd as call } from '../../contract/chat-desk.ts'
import { chats } from '../chat/chat-cases.ts'
import { attendedChat } from '../chat/chats.ts'
import { lineOf } from '../chat/messages.ts'

export const chatDeskEnd = writer(call, async (ctx, { chatId }) => {
  const { db, actor, now } = ctx
  const chat = await attendedChat(db, actor, chatId)
  await moveCase(ctx, chats, chat, 'end', {
    who: 'service',
    changes: { ended_at: now },
    also: { line: lineOf(chat, { code: 'ended-by-service', by: actor.name }, now) },
    detail: {},
  })
  return null
})
