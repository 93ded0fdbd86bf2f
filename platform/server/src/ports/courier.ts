import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'
import { outboxMail, outboxSms } from './outbox-ports.ts'
import type { Mail, Ports, ShortMessage } from './ports.ts'

type Queued = { readonly id: string; readonly tries: number } & (
  | { readonly channel: 'sms'; readonly message: ShortMessage }
  | { readonly channel: 'mail'; readonly message: Mail }
)
const channels = ['sms', 'mail'] as const
const sweepMs = 5000
/** Over some two hours. */
const mostTries = 8
/** The number of failures in a row after which a port counts as down. */
const mostFailures = 5

/** Claims the next message that is due: for a minute, and longer with every try. */
const claim = (channel: Queued['channel']) =>
  raw(sql<Queued>`
    UPDATE platform.message_queue SET tries = tries + 1,
      next_at = now() + least(interval '1 hour', interval '1 minute' * 2 ^ tries)
    WHERE id = (SELECT id FROM platform.message_queue WHERE channel = ${channel} AND next_at <= now()
      ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, tries, channel, message`)

/**
 * Sends the queued messages, each at least once, without holding a lock while sending. A message that fails is retried
 * later; after the last try it stays in the outbox for operators.
 */
export class Courier {
  readonly #db: Database
  readonly #ports: Ports
  readonly #failed: (error: unknown) => void
  readonly #sweep: NodeJS.Timeout
  #running: Promise<void> | null = null
  #again = false

  constructor(db: Database, ports: Ports, failed: (error: unknown) => void) {
    this.#db = db
    this.#ports = ports
    this.#failed = failed
    this.#sweep = setInterval(() => void this.drain(), sweepMs)
    this.#sweep.unref()
  }

  /** Sends the messages that are due. */
  async drain(): Promise<void> {
    this.#again = this.#running !== null
    this.#running ??= this.#empty().finally(() => (this.#running = null))
    await this.#running
  }

  async #empty(): Promise<void> {
    do {
      this.#again = false
      // So that a mail server that hangs does not delay short messages.
      await Promise.all(channels.map((channel) => this.#emptyChannel(channel).catch(this.#failed)))
    } while (this.#again)
  }

  /** A message that fails does not delay the next; a port that is down is not used until the next sweep. */
  async #emptyChannel(channel: Queued['channel']): Promise<void> {
    for (let failures = 0; failures < mostFailures;) {
      const queued = await this.#db.transact(system('courier'), (db) => db.maybe(claim(channel)))
      if (queued === undefined) return
      const sent = await send(this.#ports, queued).then(
        () => true,
        () => false,
      )
      failures = sent ? 0 : failures + 1
      if (!sent && queued.tries < mostTries) continue
      if (!sent) await this.#giveUp(queued)
      await this.#db.transact(system('courier'), (db) =>
        db.run(raw(sql`DELETE FROM platform.message_queue WHERE id = ${queued.id}`)),
      )
    }
  }

  async #giveUp(queued: Queued): Promise<void> {
    await send({ sms: outboxSms(this.#db), mail: outboxMail(this.#db) }, queued)
    this.#failed(
      new Error(`${queued.channel} message ${queued.id} could not be sent and stays in the outbox`),
    )
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    await this.#running
  }
}

const send = (ports: Ports, queued: Queued): Promise<void> =>
  queued.channel === 'sms' ? ports.sms.send(queued.message) : ports.mail.send(queued.message)
