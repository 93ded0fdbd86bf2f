import { refuse } from '@iisp/contract'
import { takeShared, writer } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import { sendChatMessage as call } from '../../contract/chat.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { limits } from '../limits.ts'
import { written } from '../own.ts'
import { ownChat } from './chats.ts'
import { addMessage } from './messages.ts'

export const sendChatMessage = writer(call, async ({ db, actor, now }, input) => {
  const text = written(input.text)
  await takeShared(db, limits.chat, actor.personId, now)
  const chat = await ownChat(db, actor, input.chatId)
  if (chat.status === chatFlow.codes.ended) refuse(assistantErrors.chatEnded)
  return { id: await addMessage(db, actor, chat, { author: 'user', text, now }) }
})
