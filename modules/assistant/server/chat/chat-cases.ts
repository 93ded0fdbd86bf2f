import { Refusal } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import { type ChatStatus, chatFlow } from '../../contract/chat-states.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { assistantTopics } from '../../contract/topics.ts'
import type { Chat, ChatChanges } from '../tables.ts'

const refused = (_: Chat, event: string) =>
  new Refusal(event === 'take' ? assistantErrors.chatTaken : assistantErrors.chatEnded)

/** Chats as cases; each move brings its line of the chat along. */
export const chats = defineCaseTable<ChatStatus, ChatChanges, Chat>()({
  flow: chatFlow,
  table: 'assistant.chat',
  object: ({ id }) => `chat:${id}`,
  events: {
    [assistantTopics.chatChanged]: ({ id, institution_id }) => ({
      audience: [institution_id, '*'],
      payload: { chatId: id },
    }),
  },
  refusals: { notOpen: refused, overtaken: refused },
})
