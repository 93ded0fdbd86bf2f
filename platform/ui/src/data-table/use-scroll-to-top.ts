import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * A ref for the scrolling element, which goes to the top when another page or sort order is shown. A tab that comes to
 * the front runs its effects again without a change of `place`, and keeps its position.
 */
export function useScrollToTop<E extends HTMLElement>(place: unknown): RefObject<E | null> {
  const scroller = useRef<E>(null)
  const shown = useRef(place)
  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    if (scroller.current) scroller.current.scrollTop = 0
  }, [place])
  return scroller
}
