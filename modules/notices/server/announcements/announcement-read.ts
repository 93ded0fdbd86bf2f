import { writer } from '@iisp/server'
import { announcementRead as call } from '../../contract/announcements.ts'
import { keepReadMark } from '../read-marks.ts'
import { announcements, shownTo } from './announcements.ts'

export const announcementRead = writer(call, async (ctx, { id }) => {
  const { db, actor, now } = ctx
  await db.one(announcements.where(shownTo(ctx)).where('a.id', '=', id))
  await keepReadMark(db, actor, id, now)
  return { result: 'success' as const }
})
