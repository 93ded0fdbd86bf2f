import { reader } from '@iisp/server'
import { announcementDetail as call } from '../../contract/announcements.ts'
import { announcements, notWithdrawn, present, withReadMark } from './announcements.ts'

export const announcementDetail = reader(call, async ({ db, actor, language }, { id }) =>
  present(
    await db.one(withReadMark(announcements.where(notWithdrawn).where('a.id', '=', id), actor)),
    language,
  ),
)
