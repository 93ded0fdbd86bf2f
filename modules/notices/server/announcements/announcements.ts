import type { Language } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type PersonActor, mentions, sql } from '@iisp/server'
import { type Announcement, q } from '../tables.ts'

export const announcements = q.selectFrom('notices.announcement as a')
/**
 * Whether the person sees the announcement now: published, not withdrawn, and meant for their kind
 * of institution.
 */
export const shownTo = ({ actor, now }: { readonly actor: PersonActor; readonly now: Date }) =>
  sql<boolean>`(a.withdrawn_at IS NULL AND a.published_at <= ${now} AND ${actor.institutionKind} = ANY(a.audience))`

const hasRead = (actor: PersonActor) =>
  sql<boolean>`EXISTS (SELECT FROM notices.read_mark r WHERE r.announcement_id = a.id
    AND r.account_id = ${actor.accountId} AND r.institution_id = ${actor.institutionId})`
export const isUnread = (actor: PersonActor) => sql<boolean>`NOT ${hasRead(actor)}`

/** Announcements, and whether the caller's account has read them. */
export const withReadMark = (found: typeof announcements, actor: PersonActor) =>
  found.selectAll('a').select(hasRead(actor).as('is_read'))

const inLanguage = (zh: string, en: string, language: Language) => (language === 'en' && en !== '' ? en : zh)

export const titleOf = (row: Pick<Announcement, 'title_zh' | 'title_en'>, language: Language): string =>
  inLanguage(row.title_zh, row.title_en, language)

export const present = (row: Announcement & { readonly is_read: boolean }, language: Language) => ({
  id: row.id,
  title: titleOf(row, language),
  publishTime: businessDateTime(new Date(row.published_at)),
  content: inLanguage(row.content_zh, row.content_en, language),
  isRead: row.is_read,
})

/** A title of either language contains the text. */
export const titled = mentions('a.title_zh', 'a.title_en')
