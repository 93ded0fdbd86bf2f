import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/**
 * Whether the session's screen is locked, as far as this window knows; the server holds the true state. Requests that
 * may be repeated wait here until the screen is unlocked.
 */
const store = createStore(() => ({ locked: false }))
let waiting: ((again: boolean) => void)[] = []
let unlocks = 0

/** Number of unlocks, which identifies late answers from before the last one. */
export const unlockCount = (): number => unlocks

export const isScreenLocked = (): boolean => store.getState().locked
export const useScreenLocked = (): boolean => useStore(store, ({ locked }) => locked)

export function markLocked(): void {
  if (!isScreenLocked()) store.setState({ locked: true })
}
/** Called when the password has been entered, in this window or another. */
export function markUnlocked(): void {
  unlocks += 1
  settle(true)
}
/** Drops the waiting requests because the person who locked the screen has left. */
export const dropLock = (): void => settle(false)

/** Resolves to true when the screen is unlocked, or to false when waiting is pointless. */
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
