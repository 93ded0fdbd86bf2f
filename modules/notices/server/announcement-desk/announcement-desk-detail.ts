import { reader } from '@iisp/server'
import { announcementDeskDetail as call } from '../../contract/announcement-desk.ts'
import { announcements } from '../announcements/announcements.ts'
import { presentDeskRow, withReaders } from './announcement-desk-rows.ts'

export const announcementDeskDetail = reader(call, async (ctx, { id }) => {
  const row = await ctx.db.one(withReaders(announcements.where('a.id', '=', id)))
  return {
    ...presentDeskRow(row, ctx),
    titleZh: row.title_zh,
    titleEn: row.title_en,
    contentZh: row.content_zh,
    contentEn: row.content_en,
  }
})
