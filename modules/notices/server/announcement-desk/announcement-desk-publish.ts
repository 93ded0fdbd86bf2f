import { businessDateTime } from '@iisp/contract/date'
import { everybody, writer } from '@iisp/server'
import { announcementDeskPublish as call } from '../../contract/announcement-desk.ts'
import { announcementTopics } from '../../contract/topics.ts'
import { storedTexts } from '../announcements/announcement-texts.ts'
import { publicationTime } from './publication-time.ts'
import { keepReadMark } from '../read-marks.ts'
import { q } from '../tables.ts'

export const announcementDeskPublish = writer(call, async ({ db, actor, now }, input) => {
  const texts = storedTexts(input)
  const published_at = publicationTime(input.publishAt, now)
  const isPlanned = published_at > now
  const made = await db.one(
    q
      .insertInto('notices.announcement')
      .values({
        ...texts,
        audience: input.audience,
        published_at,
        notified_at: isPlanned ? null : now,
        published_by: actor.name,
      })
      .returning(['id', 'version']),
  )
  // The author does not have to be notified.
  if (!isPlanned) await keepReadMark(db, actor, made.id, now)
  db.audit({
    institutionId: actor.institutionId,
    action: isPlanned ? 'notices.plan' : 'notices.publish',
    object: `announcement:${made.id}`,
    detail: { title: texts.title_zh, audience: input.audience, at: businessDateTime(published_at) },
  })
  const topic = isPlanned ? announcementTopics.changed : announcementTopics.published
  db.emit({ topic, audience: [everybody], payload: { id: made.id } })
  return made
})
