import { useEffect, useMemo, useState } from 'react'
import { frameTexts } from '../frame/frame-texts.ts'
import { useLocale } from '../i18n/index.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import { loadInitials } from './initials.ts'
import { menuSearch } from './menu-search.ts'
import type { SearchSource } from './search-source.ts'

const withoutInitials = () => ''
const noSources: readonly SearchSource[] = []

/** The search sources: menus first, then those of modules. Pinyin is used once its table is loaded. */
export function useSearchSources(
  menus: MenuIndex | null,
  openMenu: (id: string) => void,
  more: readonly SearchSource[] = noSources,
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
  return useMemo(() => {
    if (!menus) return more
    const search = menuSearch(menus, initialsOf, language, openMenu)
    const name = { zh: frameTexts.zh.searchMenus, en: frameTexts.en.searchMenus ?? frameTexts.zh.searchMenus }
    return [{ id: 'menus', name, search }, ...more]
  }, [menus, initialsOf, language, openMenu, more])
}
