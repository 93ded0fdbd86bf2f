import { type Schedule, type Subscriber, raw, sql } from '@iisp/server'
import { noticeLimits } from '../../contract/limits.ts'
import { type PersonalMessage, messageTold } from '../../contract/messages.ts'

/** Keeps what another module tells an account. */
export const keepMessage: Subscriber = {
  name: 'notices-keep-message',
  topic: messageTold,
  async run(db, event) {
    const told = event.payload as PersonalMessage
    await db.run(
      raw(sql`INSERT INTO notices.message (institution_id, account_id, subject, tone, title_zh, title_en,
          content_zh, content_en, menu_id, query)
        VALUES (${told.institutionId}, ${told.accountId}, ${told.subject}, ${told.tone}, ${told.titleZh},
          ${told.titleEn}, ${told.contentZh}, ${told.contentEn}, ${told.menuId}, ${told.query})
        ON CONFLICT (account_id, subject) DO NOTHING`),
    )
  },
}

/** Old messages go, read or not: what is still to be done stands in the to-do. */
export const forgetMessages: Schedule = {
  name: 'notices-forget-messages',
  everySeconds: 3600,
  async run(db, now) {
    const before = new Date(now.getTime() - noticeLimits.messageDays * 86_400_000)
    await db.run(raw(sql`DELETE FROM notices.message WHERE told_at < ${before.toISOString()}`))
  },
}
