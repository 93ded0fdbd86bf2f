/**
 * The reason why a page cannot continue: its session is over, or the browser's session belongs to
 * another person.
 */
export type GateEnd = 'over' | 'otherPerson'
type Listener = (why: GateEnd) => void

/**
 * Tracks whether the page's session is alive. When it ends, requests that may be repeated wait here
 * until the same person has signed in again over the page (decision 8).
 */
export class SessionGate {
  #state: 'none' | 'open' | 'ended' = 'none'
  #why: GateEnd = 'over'
  #generation = 0
  readonly #listeners = new Set<Listener>()
  #waiting: ((again: boolean) => void)[] = []

  get state() {
    return this.#state
  }

  /** Counts the sessions of this page. */
  get generation(): number {
    return this.#generation
  }

  /** Called after a sign-in. `samePerson: false` drops the requests that waited for somebody else. */
  open(samePerson = true): void {
    this.#state = 'open'
    this.#generation++
    this.#settle(samePerson)
  }
  /** Called when nobody is signed in any more: after a sign-out, or when the login over the page was closed. */
  close(): void {
    this.#state = 'none'
    this.#settle(false)
  }
  /**
   * Called when a request was answered with 401. Returns true only for the first one in a session, and when another person
   * turns out to have signed in after its end.
   */
  end(why: GateEnd = 'over'): boolean {
    const isNews = this.#state === 'open' || (this.#state === 'ended' && this.#why !== why && why !== 'over')
    if (!isNews) return false
    this.#state = 'ended'
    this.#why = why
    for (const listener of this.#listeners) listener(why)
    return true
  }
  /** Resolves to true when the same person has signed in again, or to false when waiting is pointless. */
  wait(signal?: AbortSignal): Promise<boolean> {
    if (this.#state !== 'ended') return Promise.resolve(this.#state === 'open')
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      signal?.addEventListener('abort', () => resolve(false), { once: true })
    })
  }
  onEnd(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #settle(again: boolean): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve(again)
  }
}

export const sessionGate = new SessionGate()
/** Calls the listener each time a session turns out to have ended. Returns a function that unsubscribes. */
export const onSessionExpired = (listener: Listener): (() => void) => sessionGate.onEnd(listener)
