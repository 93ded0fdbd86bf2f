import type { Language } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { sql } from '@iisp/server'
import type { AnnouncementState } from '../../contract/announcement-desk.ts'
import { titleOf } from '../announcements/announcements.ts'

export interface DeskRow {
  readonly id: string
  readonly title_zh: string
  readonly title_en: string
  readonly content_zh: string
  readonly content_en: string
  readonly version: number
  readonly published_at: string
  readonly published_by: string
  readonly changed_at: string | null
  readonly withdrawn_at: string | null
  readonly readers: number
}
/** Every announcement; the operating side's scope counts the readers of all institutions. */
export const deskRows = sql`SELECT a.*, (SELECT count(*)::int FROM notices.read_mark r
    WHERE r.announcement_id = a.id) AS readers FROM notices.announcement a`

const stateOf = (row: DeskRow): AnnouncementState => (row.withdrawn_at === null ? 'published' : 'withdrawn')
const time = (at: string | null) => (at === null ? null : businessDateTime(new Date(at)))

export const presentDeskRow = (row: DeskRow, language: Language) => ({
  id: row.id,
  title: titleOf(row, language),
  state: stateOf(row),
  version: row.version,
  publishedAt: businessDateTime(new Date(row.published_at)),
  publishedBy: row.published_by,
  changedAt: time(row.changed_at),
  withdrawnAt: time(row.withdrawn_at),
  readers: row.readers,
})
