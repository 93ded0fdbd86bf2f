import { writer } from '@iisp/server'
import { readChat as call } from '../../contract/chat.ts'
import { markRead, ownChat } from './chats.ts'

export const readChat = writer(call, async ({ db, actor }, { chatId, upTo }) => {
  await markRead(db, await ownChat(db, actor, chatId), 'read_by_user', upTo)
  return null
})
