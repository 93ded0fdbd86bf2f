import { platformErrors, refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { announcementRead as call } from '../../contract/announcements.ts'
import { keepReadMark } from '../read-marks.ts'

export const announcementRead = writer(call, async ({ db, actor, now }, { id }) => {
  const stands = await db.maybe(
    raw(sql`SELECT FROM notices.announcement WHERE id = ${id} AND withdrawn_at IS NULL`),
  )
  if (stands === undefined) refuse(platformErrors.notFound)
  await keepReadMark(db, actor, id, now)
  return { result: 'success' as const }
})
