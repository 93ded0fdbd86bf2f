import { type Schedule, everybody } from '@iisp/server'
import { announcementTopics } from '../../contract/topics.ts'
import { q } from '../tables.ts'

/** Notifies of the announcements whose time of publication has come. */
export const announcePlanned: Schedule = {
  name: 'notices-announce-planned',
  everySeconds: 15,
  async run(db, now) {
    const published = await db.all(
      q
        .updateTable('notices.announcement')
        .set({ notified_at: now })
        .where('notified_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .where('published_at', '<=', now.toISOString())
        .returning('id'),
    )
    for (const { id } of published)
      db.emit({ topic: announcementTopics.published, audience: [everybody], payload: { id } })
  },
}
