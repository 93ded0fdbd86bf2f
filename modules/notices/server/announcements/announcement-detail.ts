import { reader } from '@iisp/server'
import { announcementDetail as call } from '../../contract/announcements.ts'
import { announcements, present, shownTo, withReadMark } from './announcements.ts'

export const announcementDetail = reader(call, async (ctx, { id }) =>
  present(
    await ctx.db.one(withReadMark(announcements.where(shownTo(ctx)).where('a.id', '=', id), ctx.actor)),
    ctx.language,
  ),
)
