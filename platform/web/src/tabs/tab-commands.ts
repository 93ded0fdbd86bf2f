import { confirm } from '../messages/index.ts'
import { translator } from '../i18n/index.ts'
import type { Page, Tab } from './tab.ts'
import type { TabCommands } from './TabBar.tsx'
import { frontPage } from './tabs-reducer.ts'
import { isDirty, keysToClose, pagesOf, tabsToDrop } from './tabs-select.ts'
import { dispatchTabs, tabsNow } from './tabs-store.ts'
import { tabTexts } from './tab-texts.ts'

const t = translator(tabTexts)
type Question = 'unsavedClose' | 'unsavedReload' | 'unsavedDrop'

export interface GuardedCommands extends TabCommands {
  /** Resolves to whether a tab with this key may open. Asks first if that would drop a tab with unsaved input. */
  readonly mayOpen: (key: string, tabLimit: number) => Promise<boolean>
}

export interface TabCommandParts {
  readonly title: (page: Page) => string
  /** Marks the data of a page as stale before the page is mounted again. */
  readonly refetch: () => void
  /** Called when a person chooses a tab, even the one in front. */
  readonly shown: () => void
}

/** Creates the commands of the tab bars. */
export function tabCommands(parts: TabCommandParts): GuardedCommands {
  const { title, refetch, shown } = parts
  const isFree = async (question: Question, pages: readonly Page[]): Promise<boolean> => {
    const dirty = pages.filter((page) => page.dirty)
    if (dirty.length === 0) return true
    const titles = dirty.map(title).join(t('listSeparator'))
    return confirm({
      title: t('unsavedTitle'),
      desc: t(question, { titles }),
      okText: t('goOn'),
      cancelText: t('stay'),
      danger: true,
    })
  }
  const tabsOf = (keys: readonly string[]): readonly Tab[] =>
    tabsNow().tabs.filter((tab) => keys.includes(tab.key))
  const activate = (key: string, sub?: string) => {
    dispatchTabs({ type: 'activate', key, ...(sub !== undefined && { sub }) })
    shown()
  }
  return {
    activate,
    async close(key, which) {
      const keys = keysToClose(tabsNow(), key, which)
      if (!(await isFree('unsavedClose', tabsOf(keys).flatMap(pagesOf)))) return
      dispatchTabs({ type: 'close', keys })
    },
    async closeSub(key, sub) {
      const pages = tabsOf([key]).flatMap(pagesOf)
      if (
        !(await isFree(
          'unsavedClose',
          pages.filter((page) => page.key === sub),
        ))
      )
        return
      dispatchTabs({ type: 'closeSub', key, sub })
    },
    async reload(key) {
      const tab = tabsOf([key])[0]
      if (!tab || !(await isFree('unsavedReload', [frontPage(tab)]))) return
      refetch()
      dispatchTabs({ type: 'reload', page: frontPage(tab).key })
      activate(key)
    },
    async mayOpen(key, tabLimit) {
      const dropped = tabsToDrop(tabsNow(), key, tabLimit).filter(isDirty)
      return isFree('unsavedDrop', dropped.flatMap(pagesOf))
    },
  }
}
