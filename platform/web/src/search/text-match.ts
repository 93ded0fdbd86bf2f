/** A text with what it may be found by. */
export interface Findable {
  readonly text: string
  readonly code: string
  /** Pinyin initials in lower case, '' until they are known. */
  readonly initials: string
}

/** How well `query` finds it: 0 not at all, higher is better. Codes and starts of words before inner parts. */
export function matchRank(item: Findable, query: string): number {
  const needle = query.trim().toLowerCase()
  if (needle === '') return 0
  const text = item.text.toLowerCase()
  if (item.code === needle || text === needle) return 6
  if (text.startsWith(needle)) return 5
  if (item.code.startsWith(needle)) return 4
  if (text.includes(needle)) return 3
  if (item.initials.startsWith(needle)) return 2
  return item.initials.includes(needle) ? 1 : 0
}
