import { narrow, readPage, reader, sql } from '@iisp/server'
import { announcementList as call } from '../../contract/announcements.ts'
import { noticeLimits } from '../../contract/limits.ts'
import { announcements, present, shownTo, titled, withReadMark } from './announcements.ts'

/** The first moment of a year in Asia/Shanghai. */
const startOf = (year: number) => `${year}-01-01 00:00:00+08`
const ofYear = (typed: string | number) => {
  const year = Number(typed)
  return year === 0
    ? undefined
    : sql<boolean>`a.published_at >= ${startOf(year)} AND a.published_at < ${startOf(year + 1)}`
}

export const announcementList = reader(call, async (ctx, input) => {
  const { db, actor, language } = ctx
  const found = narrow(announcements.where(shownTo(ctx)), input, { year: ofYear, name: titled })
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
