import { platformErrors, refuse } from '@iisp/contract'
import { raw, reader, sql } from '@iisp/server'
import { announcementDetail as call } from '../../contract/announcements.ts'
import { type AnnouncementRow, present, standing } from './announcements.ts'

export const announcementDetail = reader(call, async ({ db, actor, language }, { id }) => {
  const row = await db.maybe(raw(sql<AnnouncementRow>`${standing(actor)} AND a.id = ${id}`))
  return present(row ?? refuse(platformErrors.notFound), language)
})
