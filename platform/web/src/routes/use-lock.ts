import { useState } from 'react'
import type { PortalPorts } from '../ports.ts'
import { forgetLock, isLocked, keepLock } from './lock.ts'

/** The lock of the screen; it holds over a reload of the window. */
export function useLock({ unlock }: Pick<PortalPorts, 'unlock'>) {
  const [locked, setLocked] = useState(isLocked)
  const set = (to: boolean) => {
    if (to) keepLock()
    else forgetLock()
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
