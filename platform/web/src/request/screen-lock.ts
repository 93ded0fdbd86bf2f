import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * Whether the session's screen is locked. The lock is a state of the session on the server; this is what the window
 * knows of it. What may be repeated waits here until the password has been given.
 */
const store = createStore(() => ({ locked: false }))
let waiting: ((again: boolean) => void)[] = []

export const isScreenLocked = (): boolean => store.getState().locked
export const useScreenLocked = (): boolean => useStore(store, ({ locked }) => locked)

export function markLocked(): void {
  if (!isScreenLocked()) store.setState({ locked: true })
}
/** The password was given, here or in another window. */
export const markUnlocked = (): void => settle(true)
/** Whoever locked the screen is gone: what waited for them is dropped. */
export const dropLock = (): void => settle(false)

/** Resolves to true when the screen is unlocked, to false when there is no more to wait for. */
export function untilUnlocked(signal?: AbortSignal): Promise<boolean> {
  if (!isScreenLocked()) return Promise.resolve(true)
  return new Promise((resolve) => {
    waiting.push(resolve)
    signal?.addEventListener('abort', () => resolve(false), { once: true })
  })
}

function settle(again: boolean): void {
  const former = waiting
  waiting = []
  if (isScreenLocked()) store.setState({ locked: false })
  for (const resolve of former) resolve(again)
}
