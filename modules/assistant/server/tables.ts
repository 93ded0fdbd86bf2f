import { type ColumnType, type Refined, type Selectable, type Updateable, queryBuilder } from '@iisp/server'
import type { Question, Source } from '../contract/answer.ts'
import type { ChatEvent } from '../contract/chat-events.ts'
import type { FaqCategory } from '../contract/faq-desk.ts'
import type { GeneratedTables } from './tables.generated.ts'

type Tables = Refined<
  GeneratedTables,
  {
    'assistant.faq': { category: FaqCategory }
    'assistant.turn': { related: ColumnType<Question[], string>; sources: ColumnType<Source[], string> }
    'assistant.chat_message': { event: ChatEvent }
  }
>
export type Chat = Selectable<Tables['assistant.chat']>
export type ChatChanges = Updateable<Tables['assistant.chat']>
export const q = queryBuilder<Tables>()
