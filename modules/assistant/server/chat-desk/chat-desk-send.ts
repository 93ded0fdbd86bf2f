import { writer } from '@iisp/server'
import { chatDeskSend as call } from '../../contract/chat-desk.ts'
import { attendedChat } from '../chat/chats.ts'
import { addMessage } from '../chat/messages.ts'
import { written } from '../own.ts'

export const chatDeskSend = writer(call, async ({ db, actor, now }, input) => {
  const chat = await attendedChat(db, actor, input.chatId)
  return { id: await addMessage(db, actor, chat, { author: 'operator', text: written(input.text), now }) }
})
