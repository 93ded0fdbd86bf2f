import { everybody, writer } from '@iisp/server'
import { announcementDeskPublish as call } from '../../contract/announcement-desk.ts'
import { announcementTopics } from '../../contract/topics.ts'
import { storedTexts } from '../announcements/announcement-texts.ts'
import { keepReadMark } from '../read-marks.ts'
import { q } from '../tables.ts'

export const announcementDeskPublish = writer(call, async ({ db, actor, now }, input) => {
  const texts = storedTexts(input)
  const made = await db.one(
    q
      .insertInto('notices.announcement')
      .values({ ...texts, published_at: now, published_by: actor.name })
      .returning(['id', 'version']),
  )
  // its author need not be told of it
  await keepReadMark(db, actor, made.id, now)
  db.audit({
    institutionId: actor.institutionId,
    action: 'notices.publish',
    object: `announcement:${made.id}`,
    detail: { title: texts.title_zh },
  })
  db.emit({ topic: announcementTopics.published, audience: [everybody], payload: { id: made.id } })
  return made
})
