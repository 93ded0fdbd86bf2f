import { useEffect, type RefObject } from 'react'
import { useLatest } from './use-latest.ts'

/** Closes an open part on Escape and on a click outside all `refs`. */
export function useDismiss(
  refs: readonly RefObject<HTMLElement | null>[],
  open: boolean,
  close: () => void,
): void {
  const latest = useLatest({ refs, close })
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      const inside = latest.current.refs.some((ref) => ref.current?.contains(event.target as Node))
      if (!inside) latest.current.close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      latest.current.close()
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [open, latest])
}
