import { writer } from '@iisp/server'
import { chatDeskRead as call } from '../../contract/chat-desk.ts'
import { deskChat, markRead } from '../chat/chats.ts'

/** Only the operator who attends to a chat marks it as read. */
export const chatDeskRead = writer(call, async ({ db, actor }, { chatId, upTo }) => {
  const chat = await deskChat(db, chatId)
  if (chat.operator_id === actor.accountId) await markRead(db, chat, 'read_by_operator', upTo)
  return null
})
