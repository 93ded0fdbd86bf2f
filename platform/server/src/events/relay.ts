import { sql } from 'kysely'
import { system } from '../calls/actor.ts'
import type { DomainEvent, Subscriber } from '../calls/module.ts'
import { raw } from '../db/builder.ts'
import type { Database } from '../db/database.ts'
import type { Bus } from './bus.ts'

const batch = 200
const take = raw(sql<DomainEvent>`
  DELETE FROM platform.outbox WHERE id IN (
    SELECT id FROM platform.outbox ORDER BY id LIMIT ${batch} FOR UPDATE SKIP LOCKED)
  RETURNING topic, audience, payload`)

/**
 * Empties the outbox: runs the subscribers in the transaction that takes the event away, then tells all nodes.
 * Started by a commit on this node; a slow sweep picks up what a killed node left behind.
 */
export class Relay {
  readonly #db: Database
  readonly #bus: Bus
  readonly #subscribers: readonly Subscriber[]
  readonly #failed: (error: unknown) => void
  readonly #sweep: NodeJS.Timeout
  #running: Promise<void> | null = null
  #again = false
  #soon: NodeJS.Timeout | undefined

  constructor(db: Database, bus: Bus, subscribers: readonly Subscriber[], failed: (error: unknown) => void) {
    this.#db = db
    this.#bus = bus
    this.#subscribers = subscribers
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
        const events = await this.#db.transact(system('relay'), async (db) => {
          const taken = await db.all(take)
          for (const event of taken) {
            for (const subscriber of this.#subscribers) {
              if (subscriber.topic === event.topic) await subscriber.run(db, event)
            }
          }
          return taken
        })
        for (const event of events) {
          await this.#bus.publish({ kind: 'event', topic: event.topic, audience: event.audience })
        }
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
