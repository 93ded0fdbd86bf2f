import { readPage, reader } from '@iisp/server'
import { announcementDeskList as call } from '../../contract/announcement-desk.ts'
import { announcements, titled } from '../announcements/announcements.ts'
import { presentDeskRow, withReaders } from './announcement-desk-rows.ts'

export const announcementDeskList = reader(call, (ctx, { state, ...input }) => {
  const { db, now } = ctx
  const keyword = input.keyword?.trim() ?? ''
  let found = announcements
  if (state !== undefined)
    found = found.where('a.withdrawn_at', state === 'withdrawn' ? 'is not' : 'is', null)
  if (state === 'planned') found = found.where('a.published_at', '>', now.toISOString())
  if (state === 'published') found = found.where('a.published_at', '<=', now.toISOString())
  if (keyword !== '') found = found.where(titled(keyword))
  return readPage(db, input, found, {
    select: (all) => withReaders(all).orderBy('a.published_at', 'desc').orderBy('a.id', 'desc'),
    present: (row) => presentDeskRow(row, ctx),
  })
})
