import type { Locale } from '../i18n/index.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import { menuHit } from './menu-search.ts'
import type { RecentItem } from './recent-item.ts'
import type { SearchHit } from './search-source.ts'
import { searchTexts } from './search-texts.ts'
import type { HitGroup } from './use-hits.ts'

/**
 * Number of hits shown before anything is typed, and the score from which an item counts as
 * frequently opened.
 */
const mostRecent = 8
const mostFrequent = 6
const frequentFrom = 2.5

/** The items that the person opened, as hits. */
export interface Recents {
  /** Hits shown before anything is typed: recent, then frequent. */
  readonly opening: readonly HitGroup[]
  /** By kind, the latest first. */
  readonly byKind: ReadonlyMap<string, readonly SearchHit[]>
  /** Ids of the menus, the latest first. */
  readonly menuIds: readonly string[]
}

const group = (id: 'recent' | 'frequent', hits: readonly SearchHit[]): readonly HitGroup[] =>
  hits.length === 0
    ? []
    : [
        {
          source: { id, name: { zh: searchTexts.zh[id], en: searchTexts.en[id] ?? '' }, search: () => [] },
          hits,
        },
      ]

/**
 * Converts the server's remembered items to hits, without items that the person may no longer open.
 */
export function recentHits(
  items: readonly RecentItem[],
  menus: MenuIndex,
  language: Locale,
  open: (item: RecentItem) => void,
): Recents {
  const known = items.flatMap((item) => {
    const menu = menus.byId(item.pageId)
    if (!menu?.permitted || menu.hidden) return []
    const { kind, key, title, detail } = item
    const hit: SearchHit =
      kind === 'menus'
        ? menuHit(menu, menus, language, () => open(item))
        : { id: key, title, hint: detail, open: () => open(item) }
    return [{ item, hit: { ...hit, id: `${kind} ${hit.id}` } }]
  })
  const recent = known.slice(0, mostRecent)
  const frequent = known
    .filter((one) => one.item.score >= frequentFrom && !recent.includes(one))
    .sort((a, b) => b.item.score - a.item.score)
    .slice(0, mostFrequent)
  const byKind = new Map<string, SearchHit[]>()
  for (const { item, hit } of known)
    byKind.set(item.kind, [...(byKind.get(item.kind) ?? []), { ...hit, id: item.key }])
  return {
    opening: [
      ...group(
        'recent',
        recent.map(({ hit }) => hit),
      ),
      ...group(
        'frequent',
        frequent.map(({ hit }) => hit),
      ),
    ],
    byKind,
    menuIds: known.filter(({ item }) => item.kind === 'menus').map(({ item }) => item.key),
  }
}
