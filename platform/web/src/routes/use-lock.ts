import { useState } from 'react'
import type { PortalPorts } from '../ports.ts'

const key = 'iisp.locked'
const stored = () => sessionStorage.getItem(key) === '1'

/** The lock of the screen; it holds over a reload of the window. */
export function useLock({ unlock }: Pick<PortalPorts, 'unlock'>) {
  const [locked, setLocked] = useState(stored)
  const set = (to: boolean) => {
    if (to) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
    setLocked(to)
  }
  return {
    possible: unlock !== undefined,
    locked: locked && unlock !== undefined,
    lock: () => set(true),
    release: () => set(false),
    unlock: (password: string) => unlock?.(password) ?? Promise.resolve(false),
  }
}

/** A new sign-in starts unlocked. */
export const forgetLock = (): void => sessionStorage.removeItem(key)
