import { homeKey, menuOf, type Page, type Pair, type Tab, type TabsState } from './tab.ts'
import { frontPage, keysToDrop } from './tabs-reducer.ts'

export type CloseWhich = 'self' | 'others' | 'left' | 'right' | 'all'

/** Keys of the business tabs that a close action on `key` closes. */
export function keysToClose(state: TabsState, key: string, which: CloseWhich): readonly string[] {
  const keys = state.tabs.map((tab) => tab.key)
  const at = keys.indexOf(key)
  if (at < 0) return []
  const taken = {
    self: [key],
    others: keys.filter((it) => it !== key),
    left: keys.slice(0, at),
    right: keys.slice(at + 1),
    all: keys,
  }[which]
  return taken.filter((it) => it !== homeKey)
}

/** The tabs that would be dropped if a tab with this key opened. */
export function tabsToDrop(state: TabsState, key: string, tabLimit: number): readonly Tab[] {
  if (state.tabs.some((tab) => tab.key === key)) return []
  const keys = keysToDrop(state, tabLimit)
  return state.tabs.filter((tab) => keys.includes(tab.key))
}

export const pagesOf = (tab: Tab): readonly Page[] => (tab.sub.length > 0 ? tab.sub : [tab])
export const isDirty = (tab: Tab): boolean => pagesOf(tab).some((page) => page.dirty)
export const activeTab = (state: TabsState): Tab => {
  const tab = state.tabs.find((it) => it.key === state.active) ?? state.tabs[0]
  if (!tab) throw new Error('a workspace without a home tab')
  return tab
}
export const activePage = (state: TabsState): Page => frontPage(activeTab(state))

/** The pair of pages shown side by side, one of which is in front; null if there is none. */
export const shownPair = (state: TabsState): Pair | null => {
  const { pair } = state
  const { key } = activePage(state)
  return pair !== null && (pair.left === key || pair.right === key) ? pair : null
}
export function isShown(state: TabsState, key: string): boolean {
  const pair = shownPair(state)
  return pair === null ? activePage(state).key === key : pair.left === key || pair.right === key
}
/** The business pages other than the one in front, most recently used first. */
export const otherPages = (state: TabsState): readonly Page[] => {
  const front = activePage(state)
  const pages = state.tabs.filter(({ key }) => key !== homeKey).flatMap(pagesOf)
  return pages.filter((page) => page !== front).toSorted((a, b) => b.seen - a.seen)
}

/**
 * Key of the page in which a menu opens: the page with this address, otherwise the first page
 * without unsaved input. If the query parameter `object` names the page's subject, pages with
 * another object are skipped.
 */
export function menuPageKey(state: TabsState, menu: string, query: string, object?: string): string {
  const pages = state.tabs.flatMap(pagesOf).filter((page) => menuOf(page) === menu)
  const same = pages.find((page) => sorted(page.query) === sorted(query))
  if (same) return same.key
  const objectOf = (text: string) => object && new URLSearchParams(text).get(object)
  const isTaken = (key: string) =>
    pages.some((page) => page.key === key && (page.dirty || objectOf(page.query) !== objectOf(query)))
  let key = menu
  for (let next = 2; isTaken(key); next++) key = `${menu}~${next}`
  return key
}
const sorted = (query: string): string => {
  const params = new URLSearchParams(query)
  params.sort()
  return params.toString()
}

/**
 * The pages that stay mounted: visible pages, pages with unsaved input, home, and, up to the limit,
 * the most recently seen of the others.
 */
export function mountedPages(state: TabsState, activeTabLimit: number): readonly Page[] {
  const pages = state.tabs.flatMap(pagesOf).filter((page) => page.seen > 0)
  const must = pages.filter((page) => isShown(state, page.key) || page.dirty || page.key === homeKey)
  const may = pages.filter((page) => !must.includes(page)).sort((a, b) => b.seen - a.seen)
  const kept = new Set([...must, ...may.slice(0, Math.max(0, activeTabLimit - must.length))])
  return pages.filter((page) => kept.has(page))
}
