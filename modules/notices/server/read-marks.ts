import type { PersonActor, Writer } from '@iisp/server'
import { q } from './tables.ts'

/** Notes that the account has read an announcement; the first time counts. */
export const keepReadMark = (db: Writer, actor: PersonActor, announcementId: string, now: Date) =>
  db.run(
    q
      .insertInto('notices.read_mark')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        announcement_id: announcementId,
        at: now,
      })
      .onConflict((conflict) => conflict.doNothing()),
  )
