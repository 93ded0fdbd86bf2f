const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** After this time the process ends even if something is still open. */
const patienceMs = 45_000

/**
 * Waits for the first request to stop. A terminal and npm both pass a Ctrl+C on, so the same request arrives
 * several times; repetitions change nothing.
 */
export function onceAsked(): { readonly signal: Promise<void>; readonly already: boolean; release(): void } {
  let ask: () => void = () => {}
  let already = false
  const signal = new Promise<void>((resolve) => (ask = resolve))
  const keepAlive = setInterval(() => {}, 60_000)
  const listener = () => {
    if (already) return
    already = true
    setTimeout(() => process.exit(1), patienceMs).unref()
    ask()
  }
  for (const name of signals) process.on(name, listener)
  return {
    signal,
    get already() {
      return already
    },
    release() {
      clearInterval(keepAlive)
      // Late repetitions must not cut the last steps short, and anything still open must not delay the exit.
      setTimeout(() => process.exit(), 1_000).unref()
    },
  }
}
