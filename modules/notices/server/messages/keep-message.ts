import { type Schedule, type Subscriber } from '@iisp/server'
import { noticeLimits } from '../../contract/limits.ts'
import { type PersonalMessage, messageTold } from '../../contract/messages.ts'
import { q } from '../tables.ts'

/** Keeps the message that another module sends to an account. */
export const keepMessage: Subscriber = {
  name: 'notices-keep-message',
  topic: messageTold,
  async run(db, event) {
    const told = event.payload as PersonalMessage
    await db.run(
      q
        .insertInto('notices.message')
        .values({
          institution_id: told.institutionId,
          account_id: told.accountId,
          subject: told.subject,
          tone: told.tone,
          title_zh: told.titleZh,
          title_en: told.titleEn,
          content_zh: told.contentZh,
          content_en: told.contentEn,
          menu_id: told.menuId,
          query: told.query,
        })
        .onConflict((conflict) => conflict.columns(['account_id', 'subject']).doNothing()),
    )
  },
}

/** Deletes old messages, read or not. Open tasks are counted in the to-do list, not in messages. */
export const forgetMessages: Schedule = {
  name: 'notices-forget-messages',
  everySeconds: 3600,
  async run(db, now) {
    const before = new Date(now.getTime() - noticeLimits.messageDays * 86_400_000)
    await db.run(q.deleteFrom('notices.message').where('told_at', '<', before.toISOString()))
  },
}
