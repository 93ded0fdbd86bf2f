let open: (() => void) | null = null

/** A module that talks to people says how its window is opened; returns what takes the offer back. */
export function offerOnlineService(given: () => void): () => void {
  open = given
  return () => {
    if (open === given) open = null
  }
}

/** Opens the online service; false where the portal has none. */
export function openOnlineService(): boolean {
  open?.()
  return open !== null
}
