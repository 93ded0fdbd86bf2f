import type { Language } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type PersonActor, sql } from '@iisp/server'

export interface AnnouncementRow {
  readonly id: string
  readonly title_zh: string
  readonly title_en: string
  readonly content_zh: string
  readonly content_en: string
  readonly published_at: string
  readonly is_read: boolean
}

/** The announcements that stand, with the mark of the caller's account. */
export const standing = (actor: PersonActor) => sql`SELECT a.id, a.title_zh, a.title_en, a.content_zh,
    a.content_en, a.published_at, r.account_id IS NOT NULL AS is_read
  FROM notices.announcement a LEFT JOIN notices.read_mark r ON r.announcement_id = a.id
    AND r.account_id = ${actor.accountId} AND r.institution_id = ${actor.institutionId}
  WHERE a.withdrawn_at IS NULL`

const inLanguage = (zh: string, en: string, language: Language) => (language === 'en' && en !== '' ? en : zh)

export const titleOf = (row: Pick<AnnouncementRow, 'title_zh' | 'title_en'>, language: Language): string =>
  inLanguage(row.title_zh, row.title_en, language)

export const present = (row: AnnouncementRow, language: Language) => ({
  id: row.id,
  title: titleOf(row, language),
  publishTime: businessDateTime(new Date(row.published_at)),
  content: inLanguage(row.content_zh, row.content_en, language),
  isRead: row.is_read,
})

/** A text as an ILIKE pattern that finds it anywhere. */
export const literally = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
/** A title of either language holds the words. */
export const titled = (words: string) =>
  sql`(a.title_zh ILIKE ${literally(words)} OR a.title_en ILIKE ${literally(words)})`
