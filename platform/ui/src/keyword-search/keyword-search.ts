/** Searchable texts of an item. */
export interface Findable {
  readonly enabled: boolean
  /** Lower-case texts that may start with the keyword. */
  readonly starts: readonly string[]
  /** All texts, one per line, so that no keyword matches across two. */
  readonly text: string
}

/** Maximum number of listed matches. */
export const mostMatches = 30

/** Prepares the texts of an item. Done once per list, not per keystroke. */
export function findable(texts: readonly string[], enabled: boolean): Findable {
  const starts = texts.map((text) => text.toLowerCase())
  return { enabled, starts, text: starts.join('\n') }
}

/** Normalises a typed keyword. */
export const plainKeyword = (keyword: string): string => keyword.trim().toLowerCase()

export const holds = ({ text }: Findable, query: string): boolean => text.includes(query)

/**
 * Ranks matches: selectable items first, then better matches. Items of one group stay together. At most
 * `mostMatches`.
 */
export function rankedGroups<G extends readonly Findable[]>(
  groups: readonly G[],
  query: string,
): G[number][] {
  const ranks: G[number][][] = [[], [], [], []]
  for (const group of groups) {
    const hits = ranks[rankOf(group, query)]
    // anything ranked below a full list is never shown
    if (hits && hits.length < mostMatches) hits.push(...group.filter((one) => holds(one, query)))
    if ((ranks[0]?.length ?? 0) >= mostMatches) break
  }
  return ranks.flat().slice(0, mostMatches)
}

/**
 * 0: selectable and starts with the keyword; 1: selectable and contains it; 2 and 3: the same but not selectable; -1:
 * no match.
 */
function rankOf(group: readonly Findable[], query: string): number {
  let best = 4
  for (const one of group) {
    if (!holds(one, query)) continue
    const begins = one.starts.some((start) => start.startsWith(query))
    best = Math.min(best, (one.enabled ? 0 : 2) + (begins ? 0 : 1))
  }
  return best === 4 ? -1 : best
}
