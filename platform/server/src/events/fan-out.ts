import { randomBytes } from 'node:crypto'
import type { Bus, BusMessage, Carrier } from './bus.ts'

const checkMs = 1000
/**
 * Time after an outage in which both carriers are used, since other nodes may need longer to
 * reconnect.
 */
const overlapMs = 5000

/**
 * The bus over one carrier, or over two: the second is used while the first does not answer. Every
 * node always listens to both, so that it receives messages whichever carrier the sender uses.
 */
export class FanOut implements Bus {
  readonly #first: Carrier
  readonly #second: Carrier | null
  readonly #changed: (kind: string) => void
  readonly #listeners = new Set<(message: BusMessage) => void>()
  /** Distinguishes this node's own messages from the messages of others. */
  readonly #from = randomBytes(9).toString('base64url')
  readonly #timer: NodeJS.Timeout | undefined
  #firstWorks = true
  #overlapUntil = 0

  /** @param changed called with the carrier that is used from now on */
  constructor(first: Carrier, second: Carrier | null = null, changed: (kind: string) => void = () => {}) {
    this.#first = first
    this.#second = second
    this.#changed = changed
    for (const carrier of [first, second]) carrier?.listen((payload) => this.#receive(payload))
    if (second === null) return
    this.#timer = setInterval(() => void first.answers().then((works) => this.#use(works)), checkMs)
    this.#timer.unref()
  }

  get kind(): string {
    return (this.#firstWorks ? this.#first : this.#second)?.kind ?? this.#first.kind
  }

  publish(message: BusMessage): void {
    this.#deliver(message)
    void this.#send(JSON.stringify({ ...message, from: this.#from }))
  }

  subscribe(listener: (message: BusMessage) => void): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#first.close(), this.#second?.close()])
  }

  /** While no carrier works, the other nodes are late: their caches expire, and pages refetch by themselves. */
  async #send(payload: string): Promise<void> {
    if (this.#firstWorks) {
      const sent = await this.#first.send(payload).then(
        () => true,
        () => false,
      )
      if (sent && performance.now() > this.#overlapUntil) return
      if (!sent) this.#use(false)
    }
    await this.#second?.send(payload).catch(() => {})
  }

  #use(works: boolean): void {
    if (this.#second === null || works === this.#firstWorks) return
    this.#firstWorks = works
    if (works) this.#overlapUntil = performance.now() + overlapMs
    this.#changed(this.kind)
  }

  #receive(payload: string): void {
    const message = readMessage(payload)
    if (message !== null && message.from !== this.#from) this.#deliver(message)
  }

  #deliver(message: BusMessage): void {
    for (const listener of this.#listeners) listener(message)
  }
}

/**
 * Parses a message of a carrier; null for a message that was not written by a node of the portal.
 */
function readMessage(payload: string): (BusMessage & { readonly from?: string }) | null {
  try {
    const message = JSON.parse(payload) as BusMessage | null
    return typeof message?.kind === 'string' ? message : null
  } catch {
    return null
  }
}
