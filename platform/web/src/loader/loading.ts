import { chunkFailure } from '../errors/chunk-failure.ts'
import { reportFault } from '../errors/error-log.ts'
import { firstPaint } from './first-paint.ts'
import { freshImport } from './fresh-import.ts'
import { reloadFailedStyles, watchStyles } from './styles.ts'

/** Milliseconds. */
export const loadTimeoutMs = 20_000
/** Time after which one request of a script counts as failed, in milliseconds. */
export const chunkTimeoutMs = 120_000
export const retryDelaysMs: readonly number[] = [1_000, 2_000, 4_000]

export type LoadState<T> =
  | { readonly phase: 'idle' }
  /** `failures` > 0: an automatic retry is running. */
  | { readonly phase: 'loading'; readonly failures: number }
  | { readonly phase: 'ready'; readonly value: T }
  | { readonly phase: 'failed' }
  | { readonly phase: 'timeout' }

/**
 * A value that is loaded on demand. Makes up to 4 attempts by itself. After 20 s of an attempt the
 * person is told and may try again; after 120 s its request counts as failed. A result that arrives
 * later is still used.
 */
export class Loading<T, M = T> {
  readonly #load: () => Promise<M>
  readonly #take: (loaded: M) => T
  readonly #listeners = new Set<() => void>()
  #state: LoadState<T> = { phase: 'idle' }
  #attempt = 0
  #hanging: Promise<M> | null = null
  #first: Promise<void> | null = null

  /** `load` is the bare `() => import('…')`; `take` picks the needed part of the loaded module. */
  constructor(load: () => Promise<M>, take: (loaded: M) => T) {
    this.#load = load
    this.#take = take
  }

  readonly get = (): LoadState<T> => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Starts loading, unless it is running or done. Called again by 重试. */
  readonly start = (): void => {
    const { phase } = this.#state
    if (phase === 'loading' || phase === 'ready') return
    watchStyles()
    this.#set({ phase: 'loading', failures: 0 })
    this.#first = this.#try(0)
  }

  /** Starts loading and resolves when the first attempt has ended, whether or not it succeeded. */
  readonly preload = async (): Promise<void> => {
    this.start()
    await this.#first
  }

  async #try(failures: number): Promise<void> {
    const attempt = ++this.#attempt
    const timer = setTimeout(() => {
      if (attempt === this.#attempt && this.#state.phase === 'loading') this.#set({ phase: 'timeout' })
    }, loadTimeoutMs)
    try {
      const value = this.#take(await withinTime(this.#request(failures)))
      this.#set({ phase: 'ready', value })
    } catch (thrown) {
      if (attempt === this.#attempt) this.#failed(thrown, failures + 1)
    } finally {
      clearTimeout(timer)
    }
  }

  async #request(failures: number): Promise<M> {
    await firstPaint()
    if (failures > 0) await reloadFailedStyles()
    const hanging = this.#hanging
    const request = (hanging && freshImport(this.#load)) || this.#load()
    this.#hanging = request
    const clear = () => {
      if (this.#hanging === request) this.#hanging = null
    }
    request.then(clear, clear)
    // the older request may still succeed, but its failure must not count for the newer one
    return hanging ? Promise.race([request, hanging.catch(() => request)]) : request
  }

  #failed(thrown: unknown, failures: number): void {
    if (this.#state.phase === 'ready') return
    if (failures === 1) report(thrown)
    const delay = retryDelaysMs[failures - 1]
    if (delay === undefined) return this.#set({ phase: 'failed' })
    this.#set({ phase: 'loading', failures })
    setTimeout(() => void this.#try(failures), delay)
  }

  #set(state: LoadState<T>): void {
    if (this.#state.phase === 'ready') return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

const withinTime = <T>(request: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const tooLong = () => reject(new Error(`no script after ${chunkTimeoutMs / 1000} s`))
    const timer = setTimeout(tooLong, chunkTimeoutMs)
    void request.then(resolve, reject).finally(() => clearTimeout(timer))
  })

function report(thrown: unknown): void {
  const chunk = chunkFailure(thrown)
  if (chunk) reportFault(chunk.errorText, chunk.url || undefined)
  else reportFault(`ChunkLoadError: ${thrown instanceof Error ? thrown.message : 'unknown'}`)
}
