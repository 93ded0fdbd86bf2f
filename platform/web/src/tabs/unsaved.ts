import { dispatchTabs, tabsNow } from './tabs-store.ts'
import { activePage, isDirty, pagesOf } from './tabs-select.ts'

/** The parts with unsaved input, by page and life of the page. */
const holders = new Map<string, Set<string>>()

/** Effect of a part of a page: marks its unsaved input, and returns what takes the mark back. */
export function markUnsaved(page: string, life: number, part: string, dirty: boolean): () => void {
  const id = `${page}:${life}`
  const set = (value: boolean) => {
    const parts = holders.get(id) ?? new Set()
    if (value) parts.add(part)
    else parts.delete(part)
    if (parts.size > 0) holders.set(id, parts)
    else holders.delete(id)
    dispatchTabs({ type: 'dirty', page, dirty: parts.size > 0 })
  }
  set(dirty)
  // a page that only goes behind another one also ends its effects, yet keeps its input
  return () => {
    const state = tabsNow()
    const isBehind = state.tabs.flatMap(pagesOf).some((it) => it.key === page && it.life === life)
    if (!isBehind || activePage(state).key === page) set(false)
  }
}

/** Asks the browser to warn before the window goes while some page holds unsaved input. */
export function guardWindow(): () => void {
  const onLeave = (event: BeforeUnloadEvent) => {
    if (tabsNow().tabs.some(isDirty)) event.preventDefault()
  }
  window.addEventListener('beforeunload', onLeave)
  return () => window.removeEventListener('beforeunload', onLeave)
}
