import { countRows, reader } from '@iisp/server'
import { announcementUnread as call } from '../../contract/announcement-unread.ts'
import { announcements, isUnread, notWithdrawn, titleOf, withReadMark } from './announcements.ts'

export const announcementUnread = reader(call, async ({ db, actor, language }) => {
  const published = announcements.where(notWithdrawn)
  const newest = await db.maybe(
    withReadMark(published, actor).orderBy('a.published_at', 'desc').orderBy('a.id', 'desc').limit(1),
  )
  const { total } = await db.one(published.where(isUnread(actor)).select(countRows.as('total')))
  return {
    total,
    newest: newest ? { id: newest.id, title: titleOf(newest, language), isRead: newest.is_read } : null,
  }
})
