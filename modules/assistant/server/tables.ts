import type { ColumnType, Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import { queryBuilder } from '@iisp/server'
import type { BotType, Question, Source } from '../contract/answer.ts'
import type { ChatEvent } from '../contract/chat-events.ts'
import type { ChatStatus } from '../contract/chat-states.ts'
import type { FaqCategory } from '../contract/faq-desk.ts'

interface SettingTable {
  qa_function_switch: '0' | '1'
  gpt_mode: '0' | '1'
  faq_revision: string
}
interface FaqTable {
  id: Generated<string>
  code: string
  category: FaqCategory
  menu_id: Generated<string>
  latest: Generated<number>
  /** Null: never published; 0: withdrawn. */
  published: Generated<number | null>
  pinned: Generated<boolean>
  hits: Generated<string>
  delivered: Generated<number | null>
}
interface FaqVersionTable {
  faq_id: string
  version: number
  question_zh: string
  question_en: string
  answer_zh: string
  answer_en: string
  phrasings: string[]
  keywords: string[]
  related: string[]
  author: string
  note: Generated<string>
  at: Moment
}
interface TurnTable {
  id: Generated<string>
  message_id: string
  institution_id: string
  institution_name: string
  person_id: string
  account_id: string
  person_name: string
  real_name: string | null
  session_id: string
  menu_id: string
  bot_type: BotType
  query: string
  question: string
  answer: string
  answer_type: '0' | '1' | '2'
  notice: string
  faq_id: string | null
  related: ColumnType<Question[], string>
  sources: ColumnType<Source[], string>
  verdict: Generated<'1' | '2' | '3'>
  feedback: Generated<string>
  reply: Generated<string>
  replied_by: Generated<string>
  reply_shown: Generated<boolean>
  settled: Generated<boolean>
  at: Moment
}
interface ChatTable {
  id: Generated<string>
  institution_id: string
  institution_name: string
  person_id: string
  account_id: string
  account: string
  person_name: string
  /** The person who acted as the chat's person; null if they acted for themselves. */
  real_name: string | null
  session_id: string
  menu_id: string
  status: Generated<ChatStatus>
  version: Generated<number>
  operator_id: Generated<string | null>
  operator_name: Generated<string>
  read_by_user: Generated<string>
  read_by_operator: Generated<string>
  rating: Generated<number>
  rating_note: Generated<string>
  started_at: Moment
  ended_at: MomentOrNull
}
interface ChatMessageTable {
  id: Generated<string>
  chat_id: string
  institution_id: string
  author: 'user' | 'operator' | 'system'
  person_id: string
  name: string
  real_name: string | null
  body: string
  event: ChatEvent | null
  at: Moment
}
interface CannedTable {
  id: Generated<string>
  title: string
  body: string
}
interface Tables {
  'assistant.setting': SettingTable
  'assistant.faq': FaqTable
  'assistant.faq_version': FaqVersionTable
  'assistant.turn': TurnTable
  'assistant.chat': ChatTable
  'assistant.chat_message': ChatMessageTable
  'assistant.canned': CannedTable
}
export type Chat = Selectable<ChatTable>
export type ChatChanges = Updateable<ChatTable>
export const q = queryBuilder<Tables>()
