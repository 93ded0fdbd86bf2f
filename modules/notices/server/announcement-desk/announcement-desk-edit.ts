import { writer } from '@iisp/server'
import { announcementDeskEdit as call } from '../../contract/announcement-desk.ts'
import { storedTexts } from '../announcements/announcement-texts.ts'
import { changeAnnouncement } from './change-announcement.ts'

export const announcementDeskEdit = writer(call, async ({ db, actor, now }, input) => {
  const changes = { ...storedTexts(input), changed_at: now }
  return { version: await changeAnnouncement(db, actor, input, { act: 'edit', changes }) }
})
