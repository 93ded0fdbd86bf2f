/** A version and when it is public. Times are YYYY-MM-DD HH:mm:ss in Asia/Shanghai; no end: it stays. */
export interface Period {
  readonly version: number
  readonly from: string
  readonly until: string | null
}
interface Wish {
  readonly version: number
  /** null: at once. */
  readonly from: string | null
  readonly until: string | null
}
interface Publication {
  readonly published: Period | null
  readonly scheduled: Period | null
}

/**
 * The published and the scheduled version after publishing one as wished; null if its period would
 * end before it begins. A version that is already public keeps its date. Until a later version
 * begins, readers see the one in place.
 */
export function publication(
  inPlace: Period | null,
  { version, ...wish }: Wish,
  now: string,
): Publication | null {
  const isLater = wish.from !== null && wish.from > now
  const start = isLater ? (wish.from as string) : now
  if (wish.until !== null && wish.until <= start) return null
  if (isLater) return { published: inPlace, scheduled: { version, from: start, until: wish.until } }
  const isSame = inPlace?.version === version && (inPlace.until === null || inPlace.until > now)
  return { published: { version, from: isSame ? inPlace.from : now, until: wish.until }, scheduled: null }
}
