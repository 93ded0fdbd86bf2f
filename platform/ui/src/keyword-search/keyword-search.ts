/** What a keyword is looked up in. */
export interface Findable {
  readonly enabled: boolean
  /** In lower case, each a text that a keyword may begin. */
  readonly starts: readonly string[]
  /** All of them, a line each, so that no keyword matches across two. */
  readonly text: string
}

/** No more than these are ever listed. */
export const mostMatches = 30

/** Prepares the texts of one thing; done once for a list, not for a keystroke. */
export function findable(texts: readonly string[], enabled: boolean): Findable {
  const starts = texts.map((text) => text.toLowerCase())
  return { enabled, starts, text: starts.join('\n') }
}

/** A typed keyword as it is looked up. */
export const plainKeyword = (keyword: string): string => keyword.trim().toLowerCase()

export const holds = ({ text }: Findable, wanted: string): boolean => text.includes(wanted)

/** What may be chosen first, better matches first; things of one group stay together. At most `mostMatches`. */
export function rankedGroups<G extends readonly Findable[]>(
  groups: readonly G[],
  wanted: string,
): G[number][] {
  const ranks: G[number][][] = [[], [], [], []]
  for (const group of groups) {
    const hits = ranks[rankOf(group, wanted)]
    // what is ranked below a full list is never shown
    if (hits && hits.length < mostMatches) hits.push(...group.filter((one) => holds(one, wanted)))
    if ((ranks[0]?.length ?? 0) >= mostMatches) break
  }
  return ranks.flat().slice(0, mostMatches)
}

/** 0 may be chosen and starts with it, 1 holds it; 2 and 3 the same but not to be chosen; -1 matches not at all. */
function rankOf(group: readonly Findable[], wanted: string): number {
  let best = 4
  for (const one of group) {
    if (!holds(one, wanted)) continue
    const begins = one.starts.some((start) => start.startsWith(wanted))
    best = Math.min(best, (one.enabled ? 0 : 2) + (begins ? 0 : 1))
  }
  return best === 4 ? -1 : best
}
