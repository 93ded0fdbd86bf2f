import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocale } from '../i18n/index.ts'
import { openAgain } from '../search/open-again.ts'
import { type Recents, recentHits } from '../search/recent-hits.ts'
import type { RecentItem } from '../search/recent-item.ts'
import type { useSearchParts } from './use-sources.ts'
import { useShell } from './shell-parts.ts'

const nothing: Recents = { opening: [], byKind: new Map(), menuIds: [] }
const noItems: readonly RecentItem[] = []

/**
 * The items that the person opened last, as hits of the search. The items read before are shown
 * until the server has answered.
 */
export function useRecents({ menus, open, note, searches }: ReturnType<typeof useSearchParts>): Recents {
  const { recents } = useShell().parts
  const language = useLocale()
  const { data = noItems } = useQuery({
    queryKey: ['shell', 'recents'],
    queryFn: async () => (await recents?.load()) ?? noItems,
    enabled: recents !== undefined,
    staleTime: 0,
    meta: { quiet: true },
  })
  return useMemo(() => {
    if (!menus) return nothing
    const parts = { menus, language, open, note, searches }
    return recentHits(data, menus, language, (item) => void openAgain(item, parts))
  }, [data, menus, language, open, note, searches])
}
