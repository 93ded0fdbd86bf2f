/** Shortens a long id in the middle: "20261120…000123". Short ids are unchanged. */
export function middleCut(id: string, keep = 6): string {
  return id.length <= keep * 2 + 1 ? id : `${id.slice(0, keep)}…${id.slice(-keep)}`
}
