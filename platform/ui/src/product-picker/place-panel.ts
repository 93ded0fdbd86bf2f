/** Minimum distance in px between the panel and the window's edge. */
const rim = 8

/** Positions an opened panel below its frame, or above it if there is more room, and inside the window. */
export function placePanel(frame: HTMLElement | null, panel: HTMLElement | null): void {
  if (frame === null || panel === null) return
  const at = frame.getBoundingClientRect()
  const below = window.innerHeight - at.bottom
  const beyond = at.left + panel.offsetWidth + rim - document.documentElement.clientWidth
  panel.style.left = `${-Math.max(0, Math.min(beyond, at.left - rim))}px`
  panel.toggleAttribute('data-up', below < panel.offsetHeight && at.top > below)
}
