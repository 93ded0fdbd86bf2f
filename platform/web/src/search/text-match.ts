/** The searchable texts of an item. */
export interface Findable {
  readonly text: string
  readonly code: string
  /** Pinyin initials in lower case; '' until the pinyin table is loaded. */
  readonly initials: string
}

/** How well `query` matches: 0 is no match, higher is better. Codes and starts of words rank above matches inside words. */
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
