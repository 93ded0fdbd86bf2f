import { raw, reader, sql } from '@iisp/server'
import { announcementUnread as call } from '../../contract/announcement-unread.ts'
import { type AnnouncementRow, standing, titleOf } from './announcements.ts'

export const announcementUnread = reader(call, async ({ db, actor, language }) => {
  const newest = await db.maybe(
    raw(sql<AnnouncementRow>`${standing(actor)} ORDER BY a.published_at DESC, a.id DESC LIMIT 1`),
  )
  const { total } = await db.one(
    raw(
      sql<{
        total: number
      }>`SELECT count(*) FILTER (WHERE NOT is_read)::int AS total FROM (${standing(actor)}) one`,
    ),
  )
  return {
    total,
    newest: newest ? { id: newest.id, title: titleOf(newest, language), isRead: newest.is_read } : null,
  }
})
