import { narrow, readPage, reader, sql } from '@iisp/server'
import { announcementDeskList as call } from '../../contract/announcement-desk.ts'
import { announcements, titled } from '../announcements/announcements.ts'
import { presentDeskRow, withReaders } from './announcement-desk-rows.ts'

const inState = {
  planned: (now: Date) => sql<boolean>`a.withdrawn_at IS NULL AND a.published_at > ${now}`,
  published: (now: Date) => sql<boolean>`a.withdrawn_at IS NULL AND a.published_at <= ${now}`,
  withdrawn: () => sql<boolean>`a.withdrawn_at IS NOT NULL`,
}

export const announcementDeskList = reader(call, (ctx, input) => {
  const { db, now } = ctx
  const found = narrow(announcements, input, { state: (one) => inState[one](now), keyword: titled })
  return readPage(db, input, found, {
    select: (all) => withReaders(all).orderBy('a.published_at', 'desc').orderBy('a.id', 'desc'),
    present: (row) => presentDeskRow(row, ctx),
  })
})
