import { readPage, reader, sql } from '@iisp/server'
import { announcementList as call } from '../../contract/announcements.ts'
import { noticeLimits } from '../../contract/limits.ts'
import { announcements, present, shownTo, titled, withReadMark } from './announcements.ts'

/** The first moment of a year in Asia/Shanghai. */
const startOf = (year: number) => `${year}-01-01 00:00:00+08`

export const announcementList = reader(call, async (ctx, input) => {
  const { db, actor, language } = ctx
  const name = input.name?.trim() ?? ''
  const year = Number(input.year ?? 0)
  let found = announcements.where(shownTo(ctx))
  if (year !== 0)
    found = found.where('a.published_at', '>=', startOf(year)).where('a.published_at', '<', startOf(year + 1))
  if (name !== '') found = found.where(titled(name))
  const page = await readPage(db, input, found, {
    usual: noticeLimits.pageSize,
    select: (all) => withReadMark(all, actor).orderBy('a.published_at', 'desc').orderBy('a.id', 'desc'),
    present: (row) => present(row, language),
  })
  const years = await db.all(
    announcements
      .where(shownTo(ctx))
      .select(sql<string>`to_char(a.published_at AT TIME ZONE 'Asia/Shanghai', 'YYYY')`.as('year'))
      .distinct()
      .orderBy('year', 'desc'),
  )
  return { ...page, years: years.map((one) => one.year) }
})
