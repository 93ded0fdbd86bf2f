import { useLayoutEffect, useState, type RefObject } from 'react'

/** Pixels that stay free between the panel and the window's edge. */
const rim = 8

/** On which side of its frame a panel fits into the window; looked at when it opens. */
export function usePlacement(
  frame: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
) {
  const [place, setPlace] = useState({ up: false, left: 0 })
  useLayoutEffect(() => {
    if (!open || !frame.current || !panel.current) return
    const at = frame.current.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = panel.current
    const below = window.innerHeight - at.bottom
    const beyond = at.left + offsetWidth + rim - document.documentElement.clientWidth
    setPlace({
      up: below < offsetHeight && at.top > below,
      left: -Math.max(0, Math.min(beyond, at.left - rim)),
    })
  }, [open, frame, panel])
  return place
}
