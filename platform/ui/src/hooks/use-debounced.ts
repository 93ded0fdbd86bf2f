import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLatest } from './use-latest.ts'

export interface Debounced<A extends unknown[]> {
  readonly call: (...args: A) => void
  /** Cancels a pending call. */
  readonly cancel: () => void
}

/** Calls `action` once, `ms` after the last request. A pending call runs at unmount. */
export function useDebounced<A extends unknown[]>(action: (...args: A) => void, ms: number): Debounced<A> {
  const latest = useLatest(action)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; args: A } | null>(null)
  const cancel = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
  }, [])
  const call = useCallback(
    (...args: A) => {
      cancel()
      const run = () => {
        waiting.current = null
        latest.current(...args)
      }
      waiting.current = { timer: setTimeout(run, ms), args }
    },
    [cancel, latest, ms],
  )
  useEffect(
    () => () => {
      const left = waiting.current?.args
      cancel()
      if (left) latest.current(...left)
    },
    [cancel, latest],
  )
  return useMemo(() => ({ call, cancel }), [call, cancel])
}
