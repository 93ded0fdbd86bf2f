import { useEffect, useSyncExternalStore } from 'react'

/** A large part of a widget that is loaded on demand. */
export interface Later<T> {
  /** Starts loading, or joins a load in progress. After a failure the next call tries again. */
  readonly load: () => Promise<T>
  /** The part if it is loaded, else null. */
  readonly now: () => T | null
  readonly subscribe: (listener: () => void) => () => void
}

/** `importPart` is the bare `() => import('…')`. */
export function later<T>(importPart: () => Promise<T>): Later<T> {
  const listeners = new Set<() => void>()
  let part: T | null = null
  let fetching: Promise<T> | null = null
  const load = async () => {
    try {
      part = await (fetching ??= importPart())
    } catch (thrown) {
      fetching = null
      throw thrown
    }
    for (const listener of listeners) listener()
    return part
  }
  return {
    load,
    now: () => part,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const nothing = () => undefined

/** The part or null. Loaded while the page is idle. */
export function useLater<T>(part: Later<T>): T | null {
  useEffect(() => {
    if (part.now() !== null) return
    return whenIdle(() => void part.load().catch(nothing))
  }, [part])
  return useSyncExternalStore(part.subscribe, part.now)
}

/** Delay in milliseconds before parts are loaded on a new page. */
const restMs = 2_000

function whenIdle(run: () => void): () => void {
  let handle: number | undefined
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') handle = requestIdleCallback(run, { timeout: 10_000 })
    else run()
  }, restMs)
  return () => {
    clearTimeout(timer)
    if (handle !== undefined) cancelIdleCallback(handle)
  }
}
