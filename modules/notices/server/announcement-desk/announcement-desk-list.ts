import { readPage, reader } from '@iisp/server'
import { announcementDeskList as call } from '../../contract/announcement-desk.ts'
import { announcements, titled } from '../announcements/announcements.ts'
import { presentDeskRow, withReaders } from './announcement-desk-rows.ts'

export const announcementDeskList = reader(call, ({ db, language }, { state, ...input }) => {
  const keyword = input.keyword?.trim() ?? ''
  let found = announcements
  if (state !== undefined)
    found = found.where('a.withdrawn_at', state === 'published' ? 'is' : 'is not', null)
  if (keyword !== '') found = found.where(titled(keyword))
  return readPage(db, input, found, {
    select: (all) => withReaders(all).orderBy('a.published_at', 'desc').orderBy('a.id', 'desc'),
    present: (row) => presentDeskRow(row, language),
  })
})
