import { randomBytes } from 'node:crypto'
import type { Bus, BusMessage, Carrier } from './bus.ts'

const checkMs = 1000
/** How long after an outage both carriers are used: other nodes may need longer to come back. */
const overlapMs = 5000

/**
 * The bus over one carrier, or over two: while the first does not answer, the second carries. Every node always
 * listens to both, so that it hears whichever one the others send by.
 */
export class FanOut implements Bus {
  readonly #first: Carrier
  readonly #second: Carrier | null
  readonly #changed: (kind: string) => void
  readonly #listeners = new Set<(message: BusMessage) => void>()
  /** Tells this node's own messages from those of others. */
  readonly #from = randomBytes(9).toString('base64url')
  readonly #timer: NodeJS.Timeout | undefined
  #firstWorks = true
  #overlapUntil = 0

  /** @param changed told which carrier is used from now on */
  constructor(first: Carrier, second: Carrier | null = null, changed: (kind: string) => void = () => {}) {
    this.#first = first
    this.#second = second
    this.#changed = changed
    for (const carrier of [first, second]) carrier?.listen((payload) => this.#hear(payload))
    if (second === null) return
    this.#timer = setInterval(() => void first.answers().then((works) => this.#use(works)), checkMs)
    this.#timer.unref()
  }

  get kind(): string {
    return (this.#firstWorks ? this.#first : this.#second)?.kind ?? this.#first.kind
  }

  publish(message: BusMessage): void {
    this.#tell(message)
    void this.#send(JSON.stringify({ ...message, from: this.#from }))
  }

  subscribe(listener: (message: BusMessage) => void): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#first.close(), this.#second?.close()])
  }

  /** Where nothing carries, the other nodes learn late: caches expire and pages ask again by themselves. */
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

  #hear(payload: string): void {
    const message = readMessage(payload)
    if (message !== null && message.from !== this.#from) this.#tell(message)
  }

  #tell(message: BusMessage): void {
    for (const listener of this.#listeners) listener(message)
  }
}

/** A message as it came over the wire; null for what none of our nodes wrote. */
function readMessage(payload: string): (BusMessage & { readonly from?: string }) | null {
  try {
    const message = JSON.parse(payload) as BusMessage | null
    return typeof message?.kind === 'string' ? message : null
  } catch {
    return null
  }
}
