import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { announcementList as call } from '../../contract/announcements.ts'
import { noticeLimits } from '../../contract/limits.ts'
import { type AnnouncementRow, present, standing, titled } from './announcements.ts'

/** The year of Asia/Shanghai as two instants. */
const inYear = (year: number) =>
  sql`a.published_at >= ${`${year}-01-01 00:00:00+08`}::timestamptz
    AND a.published_at < ${`${year + 1}-01-01 00:00:00+08`}::timestamptz`

export const announcementList = reader(call, async ({ db, actor, language }, input) => {
  const window = pageWindow(input, noticeLimits.pageSize)
  const name = input.name?.trim() ?? ''
  const year = Number(input.year ?? 0)
  const wanted = sql.join(
    [sql`true`, ...(year === 0 ? [] : [inYear(year)]), ...(name === '' ? [] : [titled(name)])],
    sql` AND `,
  )
  const rows = await db.all(
    raw(sql<AnnouncementRow>`${standing(actor)} AND ${wanted}
      ORDER BY a.published_at DESC, a.id DESC LIMIT ${window.limit} OFFSET ${window.offset}`),
  )
  const { total } = await db.one(
    raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM notices.announcement a
      WHERE a.withdrawn_at IS NULL AND ${wanted}`),
  )
  const years = await db.all(
    raw(sql<{
      year: string
    }>`SELECT DISTINCT to_char(published_at AT TIME ZONE 'Asia/Shanghai', 'YYYY') AS year
      FROM notices.announcement WHERE withdrawn_at IS NULL ORDER BY year DESC`),
  )
  const list = rows.map((row) => present(row, language))
  return { ...pageAnswer(list, total, window), years: years.map((one) => one.year) }
})
