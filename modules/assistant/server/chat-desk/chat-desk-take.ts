import { moveCase, writer } from '@iisp/server'
import { chatDeskTake as call } from '../../contract/chat-desk.ts'
import { chats } from '../chat/chat-cases.ts'
import { deskChat } from '../chat/chats.ts'
import { lineOf } from '../chat/messages.ts'

export const chatDeskTake = writer(call, async (ctx, { chatId, version }) => {
  const { db, actor, now } = ctx
  const chat = await deskChat(db, chatId)
  await moveCase(ctx, chats, { ...chat, version }, 'take', {
    who: 'service',
    changes: { operator_id: actor.accountId, operator_name: actor.name },
    also: { line: lineOf(chat, { code: 'taken', by: actor.name }, now) },
    detail: {},
  })
  return null
})
