/** Runs something while the page is idle, after ten seconds at the latest. */
export const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(run, { timeout: 10_000 })
    : setTimeout(run, 1_000)
