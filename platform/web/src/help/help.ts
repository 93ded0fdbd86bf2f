type Listener = (wish: HelpWish) => void

/** What somebody wants of the assistant. */
export interface HelpWish {
  /** Asked at once where given. */
  readonly question?: string
  /** A person is wanted rather than an answer. */
  readonly seat?: boolean
}

const listeners = new Set<Listener>()
let pending: HelpWish | null = null

/** Opens the online service from anywhere: a link on a page, a notice, an error. */
export function askForHelp(wish: HelpWish = {}): void {
  if (listeners.size === 0) pending = wish
  for (const listener of listeners) listener(wish)
}

/** For the part of the portal that gives help. A wish that came before it was loaded is heard at once. */
export function onHelpWanted(listener: Listener): () => void {
  listeners.add(listener)
  if (pending !== null) listener(pending)
  pending = null
  return () => void listeners.delete(listener)
}
