import type { Subscriber } from '@iisp/server'
import { relationTopics } from '../../../contract/topics.ts'
import { q } from '../../tables.ts'

/** Mails the contact of the settings that a fee could not be paid in full, and records the mail. */
export const mailShortage: Subscriber = {
  name: 'fund-relation-mail-shortage',
  topic: relationTopics.feeShort,
  async run(db, { payload }, { mail }) {
    const { email, subject, content, institutionId } = payload
    if (typeof email !== 'string' || email === '') return
    const title = String(subject).slice(0, 200)
    await mail.send({ to: email, subject: title, text: String(content) })
    await db.run(
      q
        .insertInto('fund_relation.mail_task')
        .values({ institution_id: String(institutionId), subject: title, recipient: email }),
    )
  },
}
