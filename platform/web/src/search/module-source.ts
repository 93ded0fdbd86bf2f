import type { Locale } from '../i18n/index.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import type { MenuPage, ModuleSearch, SearchSource } from './search-source.ts'

/** Shorter texts find too much to be worth a request. */
const shortestText = 2

type OpenMenu = (id: string, query?: string) => void

/** The sources of modules, without those none of whose pages the person may open. */
export function moduleSources(
  searches: readonly ModuleSearch[],
  menus: MenuIndex,
  language: Locale,
  open: OpenMenu,
  most: number,
): readonly SearchSource[] {
  const mayOpen = (page: MenuPage) => menus.byId(page.id)?.permitted === true
  return searches
    .filter(({ pages }) => pages.some(mayOpen))
    .map(({ id, group, load }) => ({
      id,
      name: group,
      search: async (text, signal) => {
        if (text.length < shortestText) return []
        const { default: find } = await load()
        if (signal.aborted) return []
        const found = await find(text, { signal, language, mayOpen, most })
        return found.map(({ id: key, title, detail, page, query }) => ({
          id: key,
          title,
          ...(detail !== undefined && { hint: detail }),
          open: () => open(page.id, new URLSearchParams(query).toString()),
        }))
      },
    }))
}
