import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import { rateChat as call } from '../../contract/chat.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { q } from '../tables.ts'
import { notifyChat, ownChat } from './chats.ts'

export const rateChat = writer(call, async ({ db, actor }, { chatId, rating, note }) => {
  const chat = await ownChat(db, actor, chatId)
  if (chat.status !== chatFlow.codes.ended) refuse(assistantErrors.chatNotEnded)
  await db.run(
    q
      .updateTable('assistant.chat')
      .set({ rating, rating_note: note?.trim() ?? '' })
      .where('id', '=', chatId),
  )
  notifyChat(db, chat)
  return null
})
