import type { TabCommands } from './TabBar.tsx'
import { homeKey } from './tab.ts'
import { activeTab } from './tabs-select.ts'
import { tabsNow } from './tabs-store.ts'

/** Runs what the keys of the tabs do: Alt+W, Alt+1 to Alt+9, Alt+Shift+T. Returns whether the key was one of them. */
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
