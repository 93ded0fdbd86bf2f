import { digestCap, digestLines, digestPeriod } from '@iisp/contract/subscription'
import { reader, sql } from '@iisp/server'
import { announcementDigest as call } from '../../contract/announcement-digest.ts'
import { notifications } from '../../contract/pages.ts'
import { announcements, shownTo, titleOf } from './announcements.ts'

export const announcementDigest = reader(call, async (ctx, input) => {
  const { db, language } = ctx
  const { since, until } = digestPeriod(input)
  const found = await db.all(
    announcements
      .select(['a.title_zh', 'a.title_en'])
      .where(shownTo(ctx))
      .where('a.published_at', '>=', since.toISOString())
      .where('a.published_at', '<', until.toISOString())
      .orderBy('a.published_at', 'desc')
      .limit(sql.lit(digestCap)),
  )
  return {
    total: found.length,
    lines: found.slice(0, digestLines).map((row) => titleOf(row, language)),
    menuId: notifications.id,
    query: '',
  }
})
