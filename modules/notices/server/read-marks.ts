import { type PersonActor, type Writer, raw, sql } from '@iisp/server'

/** The account has read it; the first time counts. */
export const keepReadMark = (db: Writer, actor: PersonActor, announcementId: string, now: Date) =>
  db.run(
    raw(sql`INSERT INTO notices.read_mark (institution_id, account_id, announcement_id, at)
      VALUES (${actor.institutionId}, ${actor.accountId}, ${announcementId}, ${now.toISOString()})
      ON CONFLICT DO NOTHING`),
  )
