import type { InstitutionKind } from '@iisp/contract'
import type { Generated, Moment, MomentOrNull, Selectable, Updateable } from '@iisp/server'
import { queryBuilder } from '@iisp/server'
import type { Message } from '../contract/messages.ts'

interface AnnouncementTable {
  id: Generated<string>
  title_zh: string
  title_en: string
  content_zh: string
  content_en: string
  version: Generated<number>
  /** May lie ahead. */
  published_at: Moment
  audience: readonly InstitutionKind[]
  notified_at: MomentOrNull
  published_by: string
  changed_at: MomentOrNull
  withdrawn_at: MomentOrNull
}
interface ReadMarkTable {
  institution_id: string
  account_id: string
  announcement_id: string
  at: Moment
}
interface MessageTable {
  id: Generated<string>
  institution_id: string
  account_id: string
  subject: string
  tone: Message['tone']
  title_zh: string
  title_en: string
  content_zh: string
  content_en: string
  menu_id: string
  query: string
  told_at: Generated<string>
  read_at: MomentOrNull
}
interface Tables {
  'notices.announcement': AnnouncementTable
  'notices.read_mark': ReadMarkTable
  'notices.message': MessageTable
}
export type Announcement = Selectable<AnnouncementTable>
export type AnnouncementChanges = Updateable<AnnouncementTable>
export type MessageRow = Selectable<MessageTable>
export const q = queryBuilder<Tables>()
