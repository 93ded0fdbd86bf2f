import { useMemo } from 'react'
import { frameTexts } from '../frame/frame-texts.ts'
import { useLocale } from '../i18n/index.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import { menuSearch } from './menu-search.ts'
import { moduleSources } from './module-source.ts'
import type { OpenedItem } from './recent-item.ts'
import type { ModuleSearch, SearchSource } from './search-source.ts'

const menuGroup = {
  zh: frameTexts.zh.searchMenus,
  en: frameTexts.en.searchMenus ?? frameTexts.zh.searchMenus,
}

/** Maximum number of displayed menus, and of items per module. */
export interface MostHits {
  readonly menus: number
  readonly items: number
}

export interface SearchParts {
  readonly menus: MenuIndex | null
  /** Opens a menu by its id. Keep the identity of the functions. */
  readonly open: (id: string, query?: string) => void
  readonly note: (item: OpenedItem) => void
  readonly searches: readonly ModuleSearch[]
  readonly most: MostHits
  readonly initialsOf: (text: string) => string
  /** Ids of the menus opened last, the latest first. */
  readonly recentMenus?: readonly string[]
}

/** The search sources: first the menus, then the modules. */
export function useSearchSources(parts: SearchParts): readonly SearchSource[] {
  const { menus, open, note, searches, initialsOf, recentMenus } = parts
  const { menus: mostMenus, items: mostItems } = parts.most
  const language = useLocale()
  // The modules' sources send requests, so a change that concerns only menus must not repeat them.
  const fromModules = useMemo(
    () => (menus ? moduleSources(searches, menus, language, { open, note }, mostItems) : []),
    [searches, menus, language, open, note, mostItems],
  )
  const fromMenus = useMemo(
    () =>
      menus
        ? [
            {
              id: 'menus',
              name: menuGroup,
              search: menuSearch(menus, initialsOf, language, open, mostMenus, recentMenus),
            },
          ]
        : [],
    [menus, initialsOf, language, open, mostMenus, recentMenus],
  )
  return useMemo(() => [...fromMenus, ...fromModules], [fromMenus, fromModules])
}
