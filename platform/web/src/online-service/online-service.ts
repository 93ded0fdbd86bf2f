let open: (() => void) | null = null

/** Registers the function that opens the online service. Returns a function that removes it. */
export function offerOnlineService(given: () => void): () => void {
  open = given
  return () => {
    if (open === given) open = null
  }
}

/** Opens the online service. Returns false if the portal has none. */
export function openOnlineService(): boolean {
  open?.()
  return open !== null
}
