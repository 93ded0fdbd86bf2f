import { useEffect, useState, type RefObject } from 'react'
import { useLatest } from '../../hooks/index.ts'
import { windowOf, type ColumnWindow } from './column-window.ts'

/** The visible range of scrolling columns; null means all, if `on` is false. Fixed columns take `fixed` px. */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  widths: readonly number[],
  fixed: number,
  on: boolean,
): ColumnWindow | null {
  const [seen, setSeen] = useState(() => ({ left: 0, width: on ? window.innerWidth : 0 }))
  const shown = windowOf(widths, seen.left, seen.width - fixed)
  const latest = useLatest({ widths, fixed, shown })
  useEffect(() => {
    const element = scroller.current
    if (!on || !element) return
    let width = element.clientWidth || window.innerWidth
    const look = () => {
      const now = latest.current
      const left = element.scrollLeft
      const next = windowOf(now.widths, left, width - now.fixed)
      if (next.from !== now.shown.from || next.to !== now.shown.to) setSeen({ left, width })
    }
    const resized = new ResizeObserver(() => {
      width = element.clientWidth || window.innerWidth
      look()
    })
    resized.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, on, latest])
  return on ? shown : null
}
