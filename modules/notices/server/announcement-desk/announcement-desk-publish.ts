import { everybody, raw, sql, writer } from '@iisp/server'
import { announcementDeskPublish as call } from '../../contract/announcement-desk.ts'
import { announcementTopics } from '../../contract/topics.ts'
import { storedTexts } from '../announcements/announcement-texts.ts'
import { keepReadMark } from '../read-marks.ts'

export const announcementDeskPublish = writer(call, async ({ db, actor, now }, input) => {
  const texts = storedTexts(input)
  const made = await db.one(
    raw(sql<{ id: string; version: number }>`INSERT INTO notices.announcement
        (title_zh, title_en, content_zh, content_en, published_at, published_by)
      VALUES (${texts.titleZh}, ${texts.titleEn}, ${texts.contentZh}, ${texts.contentEn}, ${now.toISOString()},
        ${actor.name}) RETURNING id, version`),
  )
  // nobody is told of what they have just written
  await keepReadMark(db, actor, made.id, now)
  db.audit({
    institutionId: actor.institutionId,
    action: 'notices.publish',
    object: `announcement:${made.id}`,
    detail: { title: texts.titleZh },
  })
  db.emit({ topic: announcementTopics.published, audience: [everybody], payload: { id: made.id } })
  return made
})
