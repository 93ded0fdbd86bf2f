import { countRows, reader } from '@iisp/server'
import { announcementUnread as call } from '../../contract/announcement-unread.ts'
import { announcements, isUnread, shownTo, titleOf, withReadMark } from './announcements.ts'

export const announcementUnread = reader(call, async (ctx) => {
  const { db, actor, language } = ctx
  const published = announcements.where(shownTo(ctx))
  const newest = await db.maybe(
    withReadMark(published, actor).orderBy('a.published_at', 'desc').orderBy('a.id', 'desc').limit(1),
  )
  const { total } = await db.one(published.where(isUnread(actor)).select(countRows.as('total')))
  return {
    total,
    newest: newest ? { id: newest.id, title: titleOf(newest, language), isRead: newest.is_read } : null,
  }
})
