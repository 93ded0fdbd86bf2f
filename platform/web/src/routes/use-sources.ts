import { useCallback, useMemo } from 'react'
import type { SearchSource } from '../search/search-source.ts'
import { type MostHits, useSearchSources } from '../search/use-search-sources.ts'
import { useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'

/** The person's menus and what modules find, each opened subject to the gates of its menu. */
export function useSources(most: MostHits): readonly SearchSource[] {
  const { parts, workspace } = useShell()
  const { manifests } = parts
  const searches = useMemo(() => manifests.flatMap((manifest) => manifest.searches ?? []), [manifests])
  const open = useCallback((id: string, query?: string) => void workspace.openMenu(id, query), [workspace])
  return useSearchSources(useMenus(), open, searches, most)
}
