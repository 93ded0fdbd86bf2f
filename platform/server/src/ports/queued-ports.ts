import { sql } from 'kysely'
import { raw } from '../db/builder.ts'
import type { Writer } from '../db/writer.ts'
import type { Ports } from './ports.ts'

/**
 * Ports inside a transaction: messages are queued, and sent only if it commits.
 * @param queued called for every message, so that the courier is started only when there is one
 */
export function queuedPorts(db: Writer, queued: () => void): Ports {
  const queue = async (channel: 'sms' | 'mail', message: object) => {
    await db.run(
      raw(sql`INSERT INTO platform.message_queue (channel, message)
        VALUES (${channel}, ${JSON.stringify(message)}::jsonb)`),
    )
    queued()
  }
  return {
    sms: { kind: 'queue', send: ({ phone, text, purpose }) => queue('sms', { phone, text, purpose }) },
    mail: { kind: 'queue', send: ({ to, subject, text }) => queue('mail', { to, subject, text }) },
  }
}
