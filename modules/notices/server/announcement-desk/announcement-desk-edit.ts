import { sql, writer } from '@iisp/server'
import { announcementDeskEdit as call } from '../../contract/announcement-desk.ts'
import { storedTexts } from '../announcements/announcement-texts.ts'
import { changeAnnouncement } from './change-announcement.ts'

export const announcementDeskEdit = writer(call, async ({ db, actor, now }, input) => {
  const texts = storedTexts(input)
  const set = sql`title_zh = ${texts.titleZh}, title_en = ${texts.titleEn}, content_zh = ${texts.contentZh},
    content_en = ${texts.contentEn}, changed_at = ${now.toISOString()}`
  return { version: await changeAnnouncement(db, actor, input, { act: 'edit', set }) }
})
