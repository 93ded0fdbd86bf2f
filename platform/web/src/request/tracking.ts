/** Milliseconds after which a running request counts as overlong. */
export const overlongMs = 30_000
export const sweepMs = 3_000
/** The newest overlong requests are kept, up to this number. */
export const keepOverlong = 3

interface Running {
  readonly key: string
  readonly startedAt: number
  readonly controller: AbortController
}

/** Why a request was cancelled; the reason of its abort signal. */
export type CancelReason = 'swept' | 'aborted'

/** The running requests of the page by key. Cancels the overlong ones. */
export class Tracking {
  readonly #running = new Set<Running>()
  #timer: ReturnType<typeof setInterval> | undefined

  /** Starts a request that `outer` can also cancel. Cancels a running request with the same key. */
  begin(key: string, outer?: AbortSignal): { readonly signal: AbortSignal; readonly done: () => void } {
    this.abort(key)
    const entry = { key, startedAt: Date.now(), controller: new AbortController() }
    this.#running.add(entry)
    const cancel = () => this.#cancel(entry, 'aborted')
    outer?.addEventListener('abort', cancel, { once: true })
    if (outer?.aborted) cancel()
    this.#timer ??= setInterval(() => this.sweep(), sweepMs)
    return {
      signal: entry.controller.signal,
      done: () => {
        outer?.removeEventListener('abort', cancel)
        this.#running.delete(entry)
        if (this.#running.size === 0) this.#stop()
      },
    }
  }

  abort(key: string): void {
    for (const entry of this.#running) if (entry.key === key) this.#cancel(entry, 'aborted')
  }
  abortAll(): void {
    for (const entry of this.#running) this.#cancel(entry, 'aborted')
  }

  /** Cancels overlong requests except the newest 3. */
  sweep(): void {
    const now = Date.now()
    const overlong = [...this.#running].filter((entry) => now - entry.startedAt > overlongMs)
    for (const entry of overlong.slice(0, -keepOverlong)) this.#cancel(entry, 'swept')
  }

  get keys(): readonly string[] {
    return [...this.#running].map((entry) => entry.key)
  }

  #cancel(entry: Running, reason: CancelReason): void {
    this.#running.delete(entry)
    entry.controller.abort(reason)
    if (this.#running.size === 0) this.#stop()
  }
  #stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

export const tracking = new Tracking()
/** Cancels the request with this key. Its caller gets a RequestError of kind 'aborted'; nothing is shown. */
export const abortRequest = (key: string): void => tracking.abort(key)
