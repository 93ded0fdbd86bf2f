import { Refusal } from '@iisp/contract'
import { defineCaseTable } from '@iisp/server'
import { chatFlow } from '../../contract/chat-states.ts'
import { assistantErrors } from '../../contract/errors.ts'
import { assistantTopics } from '../../contract/topics.ts'
import type { ChatRow } from './chats.ts'

/** The columns that a move of a chat may change. */
interface Columns {
  readonly operator_id: string
  readonly operator_name: string
  readonly read_by_operator: string
  readonly ended_at: Date
}

/** Chats as cases; each move brings its line of the chat along. */
export const chats = defineCaseTable<ChatRow, Columns>()({
  flow: chatFlow,
  table: 'assistant.chat',
  columns: { state: 'status', version: 'version' },
  read: ({ id, institution_id, status, version }) => ({
    id,
    institutionId: institution_id,
    state: status,
    version,
    object: `chat:${id}`,
  }),
  history: null,
  events: {
    [assistantTopics.chatChanged]: ({ id, institution_id }) => ({
      audience: [institution_id, '*'],
      payload: { chatId: id },
    }),
  },
  refusals: {
    notOpen: (_, event) => refused(event),
    overtaken: (_, event) => refused(event),
  },
})

const refused = (event: string) =>
  new Refusal(event === 'take' ? assistantErrors.chatTaken : assistantErrors.chatEnded)
