import type { Language } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import type { PersonActor } from '@iisp/server'
import type { Message } from '../../contract/messages.ts'
import { type MessageRow, q } from '../tables.ts'

/** Messages to the caller's account. */
export const ownMessages = (actor: PersonActor) =>
  q
    .selectFrom('notices.message')
    .where('account_id', '=', actor.accountId)
    .where('institution_id', '=', actor.institutionId)

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
