import { useEffect, useMemo, useState } from 'react'
import { frameTexts } from '../frame/frame-texts.ts'
import { useLocale } from '../i18n/index.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import { loadInitials } from './initials.ts'
import { menuSearch } from './menu-search.ts'
import { moduleSources } from './module-source.ts'
import type { ModuleSearch, SearchSource } from './search-source.ts'

const withoutInitials = () => ''
const menuGroup = {
  zh: frameTexts.zh.searchMenus,
  en: frameTexts.en.searchMenus ?? frameTexts.zh.searchMenus,
}

/** How many menus and how many items of each module are shown at most. */
export interface MostHits {
  readonly menus: number
  readonly items: number
}

/** The search sources: menus first, then those of modules. Pinyin is used once its table is loaded. */
export function useSearchSources(
  menus: MenuIndex | null,
  openMenu: (id: string, query?: string) => void,
  searches: readonly ModuleSearch[],
  { menus: mostMenus, items: mostItems }: MostHits,
): readonly SearchSource[] {
  const language = useLocale()
  const [initialsOf, setInitialsOf] = useState<(text: string) => string>(() => withoutInitials)
  useEffect(() => {
    let here = true
    loadInitials().then(
      (loaded) => here && setInitialsOf(() => loaded),
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  // the sources of modules send requests: loading the pinyin table must not repeat them
  const fromModules = useMemo(
    () => (menus ? moduleSources(searches, menus, language, openMenu, mostItems) : []),
    [searches, menus, language, openMenu, mostItems],
  )
  const fromMenus = useMemo(
    () =>
      menus
        ? [
            {
              id: 'menus',
              name: menuGroup,
              search: menuSearch(menus, initialsOf, language, openMenu, mostMenus),
            },
          ]
        : [],
    [menus, initialsOf, language, openMenu, mostMenus],
  )
  return useMemo(() => [...fromMenus, ...fromModules], [fromMenus, fromModules])
}
