type Listener = () => void

/**
 * Knows whether the page's session lives. When it ends, what may be repeated waits here
 * until the same person has signed in again over the page (decision 8).
 */
export class SessionGate {
  #state: 'none' | 'open' | 'ended' = 'none'
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

  /** A person has signed in. `samePerson: false` drops what waited for somebody else. */
  open(samePerson = true): void {
    this.#state = 'open'
    this.#generation++
    this.#settle(samePerson)
  }
  /** Nobody is signed in: signed out, or left the login over the page. */
  close(): void {
    this.#state = 'none'
    this.#settle(false)
  }
  /** A call was answered by 401. True for the first that tells of this end. */
  end(): boolean {
    if (this.#state !== 'open') return false
    this.#state = 'ended'
    for (const listener of this.#listeners) listener()
    return true
  }
  /** Resolves to true when the same person is back, to false when there is no more to wait for. */
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
/** Called once each time a signed-in session turns out to have ended. Gives the way to stop listening. */
export const onSessionExpired = (listener: Listener): (() => void) => sessionGate.onEnd(listener)
