import type { Locale } from '../i18n/index.ts'
import type { MenuIndex } from '../menus/menu-index.ts'
import { moduleSources, type Openers } from './module-source.ts'
import type { RecentItem } from './recent-item.ts'
import type { ModuleSearch } from './search-source.ts'

interface Parts extends Openers {
  readonly searches: readonly ModuleSearch[]
  readonly menus: MenuIndex
  readonly language: Locale
}
const most = 5

/**
 * Opens a remembered item: at its former address, or at the address where its search finds it now.
 */
export async function openAgain(item: RecentItem, parts: Parts): Promise<void> {
  const { searches, menus, language, open, note } = parts
  const search = searches.find(({ id }) => id === item.kind)
  if (search?.remembers === 'anew') {
    const [source] = moduleSources([search], menus, language, parts, most)
    const found = await Promise.resolve(source?.search(item.title, new AbortController().signal)).catch(
      () => [],
    )
    const hit = found?.find(({ id }) => id === item.key)
    if (hit) return hit.open()
  }
  const { score: _, ...opened } = item
  if (search?.remembers) note(opened)
  open(item.pageId, item.query)
}
