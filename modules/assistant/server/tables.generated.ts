// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'assistant.canned': {
    id: Generated<string>
    title: string
    body: string
  }
  'assistant.chat': {
    id: Generated<string>
    institution_id: string
    institution_name: string
    person_id: string
    account_id: string
    account: string
    person_name: string
    session_id: Generated<string>
    menu_id: Generated<string>
    status: Generated<'waiting' | 'active' | 'ended'>
    version: Generated<number>
    operator_id: string | null
    operator_name: Generated<string>
    read_by_user: Generated<string>
    read_by_operator: Generated<string>
    rating: Generated<number>
    rating_note: Generated<string>
    started_at: Moment
    ended_at: MomentOrNull
    real_name: string | null
  }
  'assistant.chat_message': {
    id: Generated<string>
    chat_id: string
    institution_id: string
    author: 'user' | 'operator' | 'system'
    person_id: Generated<string>
    name: string
    body: string
    at: Moment
    event: object | null
    real_name: string | null
  }
  'assistant.faq': {
    id: Generated<string>
    code: string
    category: string
    menu_id: Generated<string>
    latest: Generated<number>
    published: number | null
    pinned: Generated<boolean>
    hits: Generated<string>
    delivered: number | null
  }
  'assistant.faq_version': {
    faq_id: string
    version: number
    question_zh: string
    question_en: string
    answer_zh: string
    answer_en: string
    phrasings: Generated<string[]>
    keywords: Generated<string[]>
    related: Generated<string[]>
    author: string
    note: Generated<string>
    at: Moment
  }
  'assistant.setting': {
    only_row: Generated<boolean>
    qa_function_switch: Generated<'0' | '1'>
    gpt_mode: Generated<'0' | '1'>
    faq_revision: Generated<string>
  }
  'assistant.turn': {
    id: Generated<string>
    message_id: string
    institution_id: string
    institution_name: string
    person_id: string
    account_id: string
    person_name: string
    session_id: string
    menu_id: Generated<string>
    bot_type: 'robot' | 'gpt'
    query: string
    question: string
    answer: string
    answer_type: '0' | '1' | '2'
    notice: Generated<string>
    faq_id: string | null
    related: Generated<object>
    sources: Generated<object>
    verdict: Generated<'1' | '2' | '3'>
    feedback: Generated<string>
    reply: Generated<string>
    replied_by: Generated<string>
    reply_shown: Generated<boolean>
    settled: Generated<boolean>
    at: Moment
    real_name: string | null
  }
}
