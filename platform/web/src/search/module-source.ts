import type { Locale } from '../i18n/index.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import type { OpenedItem } from './recent-item.ts'
import type { MenuPage, ModuleSearch, SearchSource } from './search-source.ts'

/** Shorter texts find too much to be worth a request. */
const shortestText = 2

export interface Openers {
  readonly open: (id: string, query?: string) => void
  /** Called when a hit opens that is to be remembered. */
  readonly note: (item: OpenedItem) => void
}

/** The search sources of modules that have at least one page the person may open. */
export function moduleSources(
  searches: readonly ModuleSearch[],
  menus: MenuIndex,
  language: Locale,
  { open, note }: Openers,
  most: number,
): readonly SearchSource[] {
  const mayOpen = (page: MenuPage) => menus.byId(page.id)?.permitted === true
  return searches
    .filter(({ pages }) => pages.some(mayOpen))
    .map(({ id, group, load, remembers = false, isNamed = true }) => ({
      id,
      name: group,
      remembers: remembers !== false,
      isNamed,
      search: async (text, signal) => {
        if (text.length < shortestText) return []
        const { default: find } = await load()
        if (signal.aborted) return []
        const found = await find(text, { signal, language, mayOpen, most })
        return found.map(({ id: key, title, detail = '', page, query: asked }) => {
          const query = new URLSearchParams(asked).toString()
          return {
            id: key,
            title,
            ...(detail !== '' && { hint: detail }),
            open: () => {
              if (remembers !== false) note({ kind: id, key, title, detail, pageId: page.id, query })
              open(page.id, query)
            },
          }
        })
      },
    }))
}
