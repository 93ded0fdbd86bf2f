import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { announcementDeskList as call } from '../../contract/announcement-desk.ts'
import { type DeskRow, deskRows, presentDeskRow } from './announcement-desk-rows.ts'
import { titled } from '../announcements/announcements.ts'

const inState = { published: sql`a.withdrawn_at IS NULL`, withdrawn: sql`a.withdrawn_at IS NOT NULL` }

export const announcementDeskList = reader(call, async ({ db, language }, input) => {
  const window = pageWindow(input)
  const keyword = input.keyword?.trim() ?? ''
  const where = sql.join(
    [sql`true`, ...(input.state ? [inState[input.state]] : []), ...(keyword === '' ? [] : [titled(keyword)])],
    sql` AND `,
  )
  const rows = await db.all(
    raw(sql<DeskRow>`${deskRows} WHERE ${where}
      ORDER BY a.published_at DESC, a.id DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM notices.announcement a WHERE ${where}`),
  )
  return pageAnswer(
    rows.map((row) => presentDeskRow(row, language)),
    total,
    window,
  )
})
