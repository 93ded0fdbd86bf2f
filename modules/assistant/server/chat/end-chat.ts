import { moveCase, writer } from '@iisp/server'
import { endChat as call } from '../../contract/chat.ts'
import { chats } from './chat-cases.ts'
import { ownChat } from './chats.ts'
import { byOf, lineOf } from './messages.ts'

export const endChat = writer(call, async (ctx, { chatId }) => {
  const chat = await ownChat(ctx.db, ctx.actor, chatId)
  await moveCase(ctx, chats, chat, 'end', {
    who: 'person',
    changes: { ended_at: ctx.now },
    also: { line: lineOf(chat, { code: 'ended-by-person', ...byOf(ctx.actor) }, ctx.now) },
    detail: {},
  })
  return null
})
