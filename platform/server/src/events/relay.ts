import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import type { DomainEvent, Subscriber } from '../calls/module.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'
import type { Courier } from '../ports/courier.ts'
import { queuedPorts } from '../ports/queued-ports.ts'
import type { Bus, BusMessage } from './bus.ts'

const batch = 200
const take = raw(sql<DomainEvent>`
  DELETE FROM platform.outbox WHERE id IN (
    SELECT id FROM platform.outbox ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
  RETURNING topic, audience, payload`)

export interface RelayParts {
  readonly db: Database
  readonly bus: Bus
  readonly subscribers: readonly Subscriber[]
  readonly courier: Courier
}

/**
 * Empties the outbox: runs the subscribers in the transaction that takes the event away, then tells all nodes
 * and sends the courier on his way.
 * Started by a commit on this node; a slow sweep picks up what a killed node left behind.
 */
export class Relay {
  readonly #db: Database
  readonly #bus: Bus
  readonly #subscribers: readonly Subscriber[]
  readonly #courier: Courier
  readonly #failed: (error: unknown) => void
  readonly #sweep: NodeJS.Timeout
  #running: Promise<void> | null = null
  #again = false
  #soon: NodeJS.Timeout | undefined

  constructor(parts: RelayParts, failed: (error: unknown) => void) {
    const { db, bus, subscribers, courier } = parts
    this.#db = db
    this.#bus = bus
    this.#subscribers = subscribers
    this.#courier = courier
    this.#failed = failed
    this.#sweep = setInterval(() => this.kick(), 5000)
    this.#sweep.unref()
    db.onCommit((effects) => {
      if (effects.events.length > 0) this.kick()
    })
  }

  /** Many commits within 20 ms share one run. */
  kick(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      void this.drain()
    }, 20)
  }

  async drain(): Promise<void> {
    if (this.#running !== null) {
      this.#again = true
      return this.#running
    }
    this.#running = this.#empty().finally(() => (this.#running = null))
    await this.#running
  }

  async #empty(): Promise<void> {
    try {
      do {
        this.#again = false
        let letters = false
        const events = await this.#db.transact(system('relay'), async (db) => {
          const taken = await db.all(take)
          const ports = queuedPorts(db, () => (letters = true))
          for (const event of taken) {
            for (const subscriber of this.#subscribers) {
              if (subscriber.topic === event.topic) await subscriber.run(db, event, ports)
            }
          }
          return taken
        })
        if (letters) void this.#courier.drain()
        for (const message of distinct(events)) await this.#bus.publish(message)
        if (events.length === batch) this.#again = true
      } while (this.#again)
    } catch (error) {
      this.#failed(error)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    clearTimeout(this.#soon)
    await this.#running
  }
}

/** What the events say over the bus, each thing once: a message names no payload. */
function distinct(events: readonly DomainEvent[]): Iterable<BusMessage> {
  const messages = new Map<string, BusMessage>()
  for (const { topic, audience } of events) {
    if (audience.length === 0) continue
    messages.set(`${topic} ${audience.join(' ')}`, { kind: 'event', topic, audience })
  }
  return messages.values()
}
