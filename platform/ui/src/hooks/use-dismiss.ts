import { useEffect, type RefObject } from 'react'
import { useLatest } from './use-latest.ts'

/** Closes an open part on Escape and on a press anywhere outside `ref`. */
export function useDismiss(ref: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  const latest = useLatest(close)
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) latest.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current()
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [ref, open, latest])
}
