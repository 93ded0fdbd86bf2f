import { system } from '../calls/actor.ts'
import type { DomainEvent } from '../calls/domain-event.ts'
import type { Subscriber } from '../calls/module.ts'
import type { Database } from '../db/database.ts'
import { isOutage } from '../db/outage.ts'
import type { Writer } from '../db/writer.ts'
import type { Courier } from '../ports/courier.ts'
import { queuedPorts } from '../ports/queued-ports.ts'
import type { Bus, BusMessage } from './bus.ts'
import { retryFailed, setAside, waitBehind } from './failed-events.ts'
import { type Taken, type TakenEvent, takeEvents } from './take-events.ts'

const batch = 200
const actor = system('relay')

export interface RelayParts {
  readonly db: Database
  readonly bus: Bus
  readonly subscribers: readonly Subscriber[]
  readonly courier: Courier
}

/**
 * Empties the outbox: runs the subscribers in the transaction that takes the events from it, then notifies all nodes and
 * starts the courier. If a subscriber fails, the events are handled one by one and the failing one is set aside, so that
 * it delays only its own object. A commit on this node starts it; a slow sweep handles what a killed node left.
 */
export class Relay {
  readonly #parts: RelayParts
  readonly #failed: (error: unknown) => void
  readonly #sweep: NodeJS.Timeout
  #running: Promise<void> | null = null
  #again = false
  /** Whether failed events are retried in this run: in each sweep, and at once after one was set aside. */
  #retry = true
  #soon: NodeJS.Timeout | undefined

  constructor(parts: RelayParts, failed: (error: unknown) => void) {
    this.#parts = parts
    this.#failed = failed
    this.#sweep = setInterval(() => void this.drain(), 5000)
    this.#sweep.unref()
    parts.db.onCommit((effects) => {
      if (effects.events.length > 0) this.kick()
    })
  }

  /** Starts a run soon; commits within 20 ms share one. */
  kick(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      void this.#run()
    }, 20)
  }

  /** Handles the events of the outbox, and failed ones that are due again. */
  async drain(): Promise<void> {
    this.#retry = true
    await this.#run()
  }

  async #run(): Promise<void> {
    this.#again = this.#running !== null
    this.#running ??= this.#empty()
      .catch(this.#failed)
      .finally(() => (this.#running = null))
    await this.#running
  }

  async #empty(): Promise<void> {
    do {
      this.#again = false
      const { full, held } = await this.#takeAll()
      if (full) this.#again = true
      if (held) this.kick()
      if (this.#retry) await this.#retryFailed()
    } while (this.#again)
  }

  async #takeAll(): Promise<Pick<Taken, 'full' | 'held'>> {
    try {
      return await this.#take(batch)
    } catch (error) {
      if (isOutage(error)) throw error
      return this.#takeOneByOne()
    }
  }

  /** Handles the events of a failed batch one by one and sets the failing ones aside. */
  async #takeOneByOne(): Promise<Pick<Taken, 'full' | 'held'>> {
    for (let count = 0; count < batch; count++) {
      const first: { event?: TakenEvent } = {}
      try {
        const { full, held } = await this.#take(1, (event) => (first.event = event))
        if (!full || held) return { full: false, held }
      } catch (error) {
        if (isOutage(error) || first.event === undefined) throw error
        this.#failed(error)
        await setAside(this.#parts.db, first.event.id, error)
        this.#retry = true
        this.#notifyNodes([first.event])
      }
    }
    return { full: true, held: false }
  }

  /** @param begins called with each event before its subscribers run */
  async #take(limit: number, begins?: (event: TakenEvent) => void): Promise<Taken> {
    let letters = false
    const taken = await this.#parts.db.transact(actor, async (db) => {
      const found = await takeEvents(db, limit)
      for (const event of found.events) {
        begins?.(event)
        if (event.waits) await waitBehind(db, event)
        else await this.#runSubscribers(db, event, () => (letters = true))
      }
      return found
    })
    if (letters) void this.#parts.courier.drain()
    this.#notifyNodes(taken.events)
    return taken
  }

  async #runSubscribers(db: Writer, event: TakenEvent, queued: () => void): Promise<void> {
    const ports = queuedPorts(db, queued)
    const { topic, audience, payload } = event
    for (const subscriber of this.#parts.subscribers) {
      if (subscriber.topic === topic) await subscriber.run(db, { topic, audience, payload }, ports)
    }
  }

  async #retryFailed(): Promise<void> {
    this.#retry = false
    let letters = false
    const { db, subscribers } = this.#parts
    await retryFailed({ db, subscribers, queued: () => (letters = true), failed: this.#failed })
    if (letters) void this.#parts.courier.drain()
  }

  #notifyNodes(events: readonly DomainEvent[]): void {
    for (const message of distinct(events)) this.#parts.bus.publish(message)
  }

  async close(): Promise<void> {
    clearInterval(this.#sweep)
    clearTimeout(this.#soon)
    await this.#running
  }
}

/** The bus messages of the events without duplicates; a message has no payload. */
function distinct(events: readonly DomainEvent[]): Iterable<BusMessage> {
  const messages = new Map<string, BusMessage>()
  for (const { topic, audience } of events) {
    if (audience.length === 0) continue
    messages.set(`${topic} ${audience.join(' ')}`, { kind: 'event', topic, audience })
  }
  return messages.values()
}
