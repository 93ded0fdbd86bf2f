import type { Recents } from './recent-hits.ts'
import type { SearchHit, SearchSource } from './search-source.ts'
import { matchRank, wordsOf } from './text-match.ts'
import type { HitGroup } from './use-hits.ts'

interface Found {
  readonly groups: readonly HitGroup[]
  readonly sources: readonly SearchSource[]
  readonly recents: Pick<Recents, 'byKind'>
  readonly text: string
  readonly initialsOf: (text: string) => string
  /** Maximum number of displayed hits per group. */
  readonly most: number
}

/** A hint in words, such as the product of an order, is not searched. */
const isCode = (hint: string) => /^[!-~]+$/.test(hint)

/**
 * Adds matching items that the person opened recently to each group, even before the server has
 * answered. Among equal matches they come first. A hit that matches only by data of the server
 * ranks with the weakest matches.
 */
export function withRecents({
  groups,
  sources,
  recents,
  text,
  initialsOf,
  most,
}: Found): readonly HitGroup[] {
  const rankOf = ({ title, hint = '' }: SearchHit) =>
    matchRank(
      { text: title, code: isCode(hint) ? hint.toLowerCase() : '', initials: wordsOf(title).map(initialsOf) },
      text,
    )
  return sources.flatMap((source) => {
    const hits = groups.find((group) => group.source === source)?.hits ?? []
    const matching = source.remembers
      ? (recents.byKind.get(source.id) ?? []).filter((hit) => rankOf(hit) > 0)
      : []
    if (matching.length === 0) return hits.length > 0 ? [{ source, hits }] : []
    const isRecent = new Set(matching.map(({ id }) => id))
    const ranked = [...matching, ...hits.filter(({ id }) => !isRecent.has(id))].map((hit) => ({
      hit,
      rank: Math.max(1, rankOf(hit)),
    }))
    const sorted = ranked.toSorted((a, b) => b.rank - a.rank).map(({ hit }) => hit)
    return [{ source, hits: sorted.slice(0, most) }]
  })
}
