/** Milliseconds for which the pushes after one wait. */
export const groupMs = 300

/**
 * Sends one page the topics that have changed. The first topic is sent immediately; further topics
 * of the next 300 ms are sent together, each only once, so that a burst of events does not make the
 * page reload its lists for every event.
 */
export class GroupedPushes {
  readonly #send: (frame: string) => void
  readonly #waiting = new Set<string>()
  #timer: NodeJS.Timeout | undefined

  constructor(send: (frame: string) => void) {
    this.#send = send
  }

  push(topic: string): void {
    this.#waiting.add(topic)
    if (this.#timer === undefined) this.#flush()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #flush(): void {
    this.#timer = undefined
    if (this.#waiting.size === 0) return
    // the page counts its to-dos once for all topics of a group
    let counts = true
    for (const topic of this.#waiting) {
      this.#send(JSON.stringify({ type: 1, topic, counts }))
      counts = false
    }
    this.#waiting.clear()
    this.#timer = setTimeout(() => this.#flush(), groupMs)
    this.#timer.unref()
  }
}
