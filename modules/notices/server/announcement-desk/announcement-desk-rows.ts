import type { Language } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { type InferResult, sql } from '@iisp/server'
import type { AnnouncementRow } from '../../contract/announcement-desk.ts'
import { type announcements, titleOf } from '../announcements/announcements.ts'

/**
 * Announcements with the number of their readers; for the operating side, readers of all
 * institutions.
 */
export const withReaders = (found: typeof announcements) =>
  found
    .selectAll('a')
    .select(
      sql<number>`(SELECT count(*)::int FROM notices.read_mark r WHERE r.announcement_id = a.id)`.as(
        'readers',
      ),
    )

type DeskRow = InferResult<ReturnType<typeof withReaders>>[number]

const stateOf = ({ withdrawn_at, published_at }: DeskRow, now: Date): AnnouncementRow['state'] => {
  if (withdrawn_at !== null) return 'withdrawn'
  return new Date(published_at) > now ? 'planned' : 'published'
}
const time = (at: string | null) => (at === null ? null : businessDateTime(new Date(at)))

export const presentDeskRow = (
  row: DeskRow,
  { language, now }: { readonly language: Language; readonly now: Date },
) => ({
  id: row.id,
  title: titleOf(row, language),
  state: stateOf(row, now),
  audience: [...row.audience],
  version: row.version,
  publishedAt: businessDateTime(new Date(row.published_at)),
  publishedBy: row.published_by,
  changedAt: time(row.changed_at),
  withdrawnAt: time(row.withdrawn_at),
  readers: row.readers,
})
