import { useEffect } from 'react'
import { useLatest } from '../hooks/index.ts'

/** Reports changes between clean and unsaved input. An unmounted form counts as clean. */
export function useDirty(dirty: boolean, onDirtyChange: ((dirty: boolean) => void) | undefined): void {
  const latest = useLatest(onDirtyChange)
  useEffect(() => {
    if (!dirty) return
    const notify = (now: boolean) => latest.current?.(now)
    notify(true)
    return () => notify(false)
  }, [dirty, latest])
}
