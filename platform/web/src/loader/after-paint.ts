/** Maximum delay of the work in milliseconds if the window is hidden and therefore not painted. */
const longestMs = 200

/**
 * Runs work once the current rendering has been painted, so that it does not delay the paint.
 * Returns a function that cancels it.
 */
export function afterPaint(work: () => void): () => void {
  let next: ReturnType<typeof setTimeout>
  const go = () => {
    stop()
    next = setTimeout(work)
  }
  const frame = requestAnimationFrame(go)
  const hidden = setTimeout(go, longestMs)
  function stop() {
    cancelAnimationFrame(frame)
    clearTimeout(hidden)
    clearTimeout(next)
  }
  return stop
}
