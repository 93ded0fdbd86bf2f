import { platformErrors, refuse } from '@iisp/contract'
import { raw, reader, sql } from '@iisp/server'
import { announcementDeskDetail as call } from '../../contract/announcement-desk.ts'
import { type DeskRow, deskRows, presentDeskRow } from './announcement-desk-rows.ts'

export const announcementDeskDetail = reader(call, async ({ db, language }, { id }) => {
  const found = await db.maybe(raw(sql<DeskRow>`${deskRows} WHERE a.id = ${id}`))
  const row = found ?? refuse(platformErrors.notFound)
  return {
    ...presentDeskRow(row, language),
    titleZh: row.title_zh,
    titleEn: row.title_en,
    contentZh: row.content_zh,
    contentEn: row.content_en,
  }
})
