/** Keeps both ends of a long id: "20261120…000123". Shorter ones stay whole. */
export function middleCut(id: string, keep = 6): string {
  return id.length <= keep * 2 + 1 ? id : `${id.slice(0, keep)}…${id.slice(-keep)}`
}
