import type { TabCommands } from './TabBar.tsx'
import { homeKey } from './tab.ts'
import { activeTab, pagesOf, shownPair } from './tabs-select.ts'
import { tabsNow } from './tabs-store.ts'

/**
 * Handles the keys for tabs: Alt+W, Alt+1 to Alt+9, Alt+Shift+T, Alt+B, Alt+Q. Returns whether the
 * key was one of these.
 */
export function pressTabKey(event: KeyboardEvent, commands: TabCommands): boolean {
  const { activate, close, closeSub, reopen } = commands
  if (!event.altKey || event.ctrlKey || event.metaKey) return false
  const state = tabsNow()
  const { tabs } = state
  if (event.shiftKey) {
    if (event.code !== 'KeyT') return false
    void reopen()
    return true
  }
  if (event.code === 'KeyB') {
    if (shownPair(state)) commands.apart()
    else commands.beside()
    return true
  }
  if (event.code === 'KeyQ') {
    stepBack(activate)
    return true
  }
  if (event.code === 'KeyW') {
    const { key, targetMenu } = activeTab(state)
    if (targetMenu !== null) void closeSub(key, targetMenu)
    else if (key !== homeKey) void close(key, 'self')
    return true
  }
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
  if (digit === undefined) return false
  // as in browsers, 9 is the last one
  const chosen = digit === '9' ? tabs.at(-1) : tabs[Number(digit) - 1]
  if (chosen) activate(chosen.key)
  return true
}

/** The pages in the order of use, while Alt stays down; each step goes one further back. */
let walk: { readonly pages: readonly { tab: string; page: string }[]; at: number } | null = null

/**
 * Goes back to the previously used page; each further press, while Alt stays down, goes back by one
 * more page.
 */
function stepBack(activate: TabCommands['activate']): void {
  if (walk === null) {
    const used = tabsNow().tabs.flatMap((tab) => pagesOf(tab).map((page) => ({ tab: tab.key, page })))
    const seen = used.filter(({ page }) => page.seen > 0).toSorted((a, b) => b.page.seen - a.page.seen)
    walk = { pages: seen.map(({ tab, page }) => ({ tab, page: page.key })), at: 0 }
    const end = (event: KeyboardEvent | FocusEvent) => {
      if (event instanceof KeyboardEvent && event.key !== 'Alt') return
      walk = null
      removeEventListener('keyup', end, true)
      removeEventListener('blur', end)
    }
    addEventListener('keyup', end, true)
    addEventListener('blur', end)
  }
  walk.at = (walk.at + 1) % walk.pages.length
  const to = walk.pages[walk.at]
  if (to) activate(to.tab, to.page)
}
