import { type Chat, chatText } from '@iisp/assistant/contract'
import type { ChatPage } from '@iisp/ui/chat'
import type { Locale } from '@iisp/web'

const sides = {
  user: { user: 'own', operator: 'other', system: 'system' },
  operator: { user: 'other', operator: 'own', system: 'system' },
} as const

/** The messages of a chat for the chat widget, as seen by `reader`. */
export const chatPage = (
  { messages, before }: Pick<Chat, 'messages' | 'before'>,
  reader: keyof typeof sides,
  language: Locale,
): ChatPage => ({
  lines: messages.map((message) => ({
    ...message,
    side: sides[reader][message.author],
    text: chatText(message, language),
  })),
  before,
})
