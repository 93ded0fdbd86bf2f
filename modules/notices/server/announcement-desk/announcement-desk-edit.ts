import { refuse } from '@iisp/contract'
import { businessDateTime } from '@iisp/contract/date'
import { writer } from '@iisp/server'
import { announcementDeskEdit as call } from '../../contract/announcement-desk.ts'
import { noticeErrors } from '../../contract/errors.ts'
import { storedTexts } from '../announcements/announcement-texts.ts'
import { q } from '../tables.ts'
import { changeAnnouncement } from './change-announcement.ts'
import { publicationTime } from './publication-time.ts'

export const announcementDeskEdit = writer(call, async ({ db, actor, now }, input) => {
  const { audience, publishAt } = input
  const { published_at } = await db.one(
    q.selectFrom('notices.announcement').where('id', '=', input.id).select('published_at'),
  )
  const isPlanned = new Date(published_at) > now
  if (!isPlanned && publishAt !== null) refuse(noticeErrors.alreadyPublished)
  const at = isPlanned ? publicationTime(publishAt, now) : new Date(published_at)
  const changes = {
    ...storedTexts(input),
    audience,
    // one that is published now is notified of by the schedule, like one whose time has come
    ...(isPlanned ? { published_at: at, notified_at: null } : { changed_at: now }),
  }
  const detail = { audience, ...(isPlanned && { at: businessDateTime(at) }) }
  return { version: await changeAnnouncement(db, actor, input, { act: 'edit', changes, detail }) }
})
