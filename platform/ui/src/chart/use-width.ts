import { type RefObject, useEffect, useState } from 'react'

/** Width in px until the element has been measured. */
const before = 480

/** The width of an element, which follows its container. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(before)
  useEffect(() => {
    const element = of.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => {
      // hidden tabs have no width
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
