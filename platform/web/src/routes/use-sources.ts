import { useCallback, useMemo } from 'react'
import type { SearchSource } from '../search/search-source.ts'
import { useInitials } from '../search/use-initials.ts'
import { type MostHits, useSearchSources } from '../search/use-search-sources.ts'
import { useNoteOpened } from './page-tools.ts'
import { useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'

/**
 * The search's needs from the portal: menus, searches of modules, and a function that opens a hit
 * subject to its menu's gates.
 */
export function useSearchParts() {
  const { parts, workspace } = useShell()
  const { manifests } = parts
  const searches = useMemo(() => manifests.flatMap((manifest) => manifest.searches ?? []), [manifests])
  const open = useCallback((id: string, query?: string) => void workspace.openMenu(id, query), [workspace])
  return { menus: useMenus(), initialsOf: useInitials(), open, note: useNoteOpened(), searches }
}

/** The person's menus and the results of modules. */
export function useSources(most: MostHits): readonly SearchSource[] {
  return useSearchSources({ ...useSearchParts(), most })
}
