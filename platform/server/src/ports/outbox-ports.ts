import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'
import type { MailPort, SmsPort } from './ports.ts'

const keep = (db: Database, channel: 'sms' | 'mail', recipient: string, purpose: string, body: string) =>
  db.transact(system(channel), async (writer) => {
    await writer.run(
      raw(sql`INSERT INTO platform.message_outbox (channel, recipient, purpose, body)
        VALUES (${channel}, ${recipient}, ${purpose}, ${body})`),
    )
  })

/** The embedded default of both ports: messages stay in an outbox that system administrators can read. */
export const outboxSms = (db: Database): SmsPort => ({
  kind: 'outbox',
  send: ({ phone, text, purpose }) => keep(db, 'sms', phone, purpose, text),
})
export const outboxMail = (db: Database): MailPort => ({
  kind: 'outbox',
  send: ({ to, subject, text }) => keep(db, 'mail', to, subject, text),
})
