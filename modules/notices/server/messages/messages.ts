import type { Language } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type PersonActor, sql } from '@iisp/server'
import type { Message } from '../../contract/messages.ts'

export interface MessageRow {
  readonly id: string
  readonly tone: Message['tone']
  readonly title_zh: string
  readonly title_en: string
  readonly content_zh: string
  readonly content_en: string
  readonly menu_id: string
  readonly query: string
  readonly told_at: string
  readonly read_at: string | null
}

/** Those of the caller's account. */
export const ownMessages = (actor: PersonActor) =>
  sql`m.account_id = ${actor.accountId} AND m.institution_id = ${actor.institutionId}`

export const presentMessage = (row: MessageRow, language: Language): Message => ({
  id: row.id,
  tone: row.tone,
  title: language === 'en' ? row.title_en : row.title_zh,
  content: language === 'en' ? row.content_en : row.content_zh,
  menuId: row.menu_id,
  query: row.query,
  time: businessDateTime(new Date(row.told_at)),
  isRead: row.read_at !== null,
})
