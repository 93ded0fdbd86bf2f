import { writer } from '@iisp/server'
import { announcementRead as call } from '../../contract/announcements.ts'
import { keepReadMark } from '../read-marks.ts'
import { announcements, notWithdrawn } from './announcements.ts'

export const announcementRead = writer(call, async ({ db, actor, now }, { id }) => {
  await db.one(announcements.where(notWithdrawn).where('a.id', '=', id))
  await keepReadMark(db, actor, id, now)
  return { result: 'success' as const }
})
