import {
  type ClosedTab,
  homeKey,
  newGroup,
  newSub,
  newTab,
  renewed,
  type Page,
  type Tab,
  type TabsState,
  type TabTarget,
} from './tab.ts'
import type { KeptTabs } from './stored-tabs.ts'

export type TabsAction =
  | { readonly type: 'open'; readonly target: TabTarget; readonly tabLimit: number }
  | { readonly type: 'restore'; readonly kept: KeptTabs; readonly tabLimit: number }
  | { readonly type: 'reopen'; readonly tabLimit: number }
  | { readonly type: 'activate'; readonly key: string; readonly sub?: string }
  | { readonly type: 'close'; readonly keys: readonly string[] }
  | { readonly type: 'closeSub'; readonly key: string; readonly sub: string }
  | { readonly type: 'reload'; readonly page: string }
  | { readonly type: 'pair'; readonly left: string; readonly right: string }
  | { readonly type: 'unpair' }
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'home'; readonly path: string; readonly query: string; readonly title: string }
  | { readonly type: 'query'; readonly page: string; readonly query: string; readonly push?: boolean }
  | { readonly type: 'title'; readonly page: string; readonly title: string }
  | {
      readonly type: 'dirty'
      readonly page: string
      readonly dirty: boolean
      readonly drafts?: readonly string[]
    }

/** Applies an action to the state of the tabs. Unknown keys leave the state unchanged. */
export function tabsReducer(state: TabsState, action: TabsAction): TabsState {
  return settlePair(reduce(state, action))
}

function reduce(state: TabsState, action: TabsAction): TabsState {
  switch (action.type) {
    case 'open':
      return open(state, action.target, action.tabLimit)
    case 'restore':
      return restore(state, action.kept, action.tabLimit)
    case 'reopen':
      return reopen(state, action.tabLimit)
    case 'activate':
      return activate(state, action.key, action.sub)
    case 'close':
      return close(state, action.keys)
    case 'closeSub':
      return closeSub(state, action.key, action.sub)
    case 'reload':
      return reload(state, action.page)
    case 'pair':
      return { ...state, pair: { left: action.left, right: action.right, share: 50 } }
    case 'unpair':
      return state.pair === null ? state : { ...state, pair: null }
    case 'share':
      return withShare(state, action.share)
    case 'move':
      return move(state, action.key, action.to)
    case 'home':
      return home(state, action.path, action.query, action.title)
    case 'query':
      return setQuery(state, action.page, action.query, action.push ?? false)
    case 'title':
      return onPage(state, action.page, (page) =>
        page.title === action.title ? page : { ...page, title: action.title },
      )
    case 'dirty':
      return onPage(state, action.page, (page) =>
        page.dirty === action.dirty && page.drafts.join() === (action.drafts ?? []).join()
          ? page
          : { ...page, dirty: action.dirty, drafts: action.drafts ?? [] },
      )
  }
}

/** Ends a pair of which a page is gone, and notes that both are seen while they are shown. */
function settlePair(state: TabsState): TabsState {
  const { pair } = state
  if (pair === null) return state
  const keys = state.tabs
    .slice(1)
    .flatMap((tab) => (tab.sub.length > 0 ? tab.sub : [tab]).map(({ key }) => key))
  if (pair.left === pair.right || !keys.includes(pair.left) || !keys.includes(pair.right))
    return { ...state, pair: null }
  const active = tabOf(state, state.active)
  const front = active && frontPage(active).key
  if (front !== pair.left && front !== pair.right) return state
  const other = front === pair.left ? pair.right : pair.left
  return onPage(state, other, (page) => (page.seen > 0 ? page : { ...page, seen: state.tick }))
}

/** Neither page becomes narrower than a fifth. */
function withShare(state: TabsState, share: number): TabsState {
  if (state.pair === null) return state
  return { ...state, pair: { ...state.pair, share: Math.min(80, Math.max(20, share)) } }
}

const tabOf = (state: TabsState, key: string) => state.tabs.find((tab) => tab.key === key)

const onTab = (state: TabsState, key: string, change: (tab: Tab) => Tab): TabsState => {
  let changed = false
  const tabs = state.tabs.map((tab) => {
    const next = tab.key === key ? change(tab) : tab
    changed ||= next !== tab
    return next
  })
  return changed ? { ...state, tabs } : state
}

/** Changes the page with this key. A sub-tab wins over a tab: a group's own page is one of its sub-tabs. */
function onPage(state: TabsState, key: string, change: <P extends Page>(page: P) => P): TabsState {
  const group = state.tabs.find((tab) => tab.sub.some((sub) => sub.key === key))
  if (!group) return onTab(state, key, (tab) => (tab.sub.length > 0 ? tab : change(tab)))
  return onTab(state, group.key, (tab) => {
    const sub = tab.sub.map((page) => (page.key === key ? change(page) : page))
    return sub.every((page, at) => page === tab.sub[at]) ? tab : { ...tab, sub }
  })
}

function setQuery(state: TabsState, key: string, query: string, push: boolean): TabsState {
  const next = onPage(state, key, (page) => (page.query === query ? page : { ...page, query }))
  return push && next !== state ? { ...next, step: state.step + 1 } : next
}

function activate(state: TabsState, key: string, sub?: string): TabsState {
  const tab = tabOf(state, key)
  if (!tab) return state
  const front = tab.sub.some((page) => page.key === sub) ? (sub ?? null) : tab.targetMenu
  if (state.active === key && front === tab.targetMenu && frontPage(tab).seen === state.tick) return state
  const tick = state.tick + 1
  const seen = onTab({ ...state, active: key, tick }, key, (it) => ({ ...it, targetMenu: front, seen: tick }))
  return front === null ? seen : onPage(seen, front, (page) => ({ ...page, seen: tick }))
}

function open(state: TabsState, target: TabTarget, tabLimit: number): TabsState {
  const key = target.parent?.key ?? target.key
  if (key === homeKey) return activate(state, homeKey)
  const present = tabOf(state, key)
  if (present)
    return activate(
      onTab(state, key, (tab) => take(tab, target, state.tick)),
      key,
      target.key,
    )
  const tab = target.parent ? newGroup(target, target.parent, state.tick) : newTab(target, state.tick)
  return activate(add(state, tab, tabLimit), key, target.key)
}

/** Adds a tab at the end and drops the oldest ones beyond the limit. */
function add(state: TabsState, tab: Tab, tabLimit: number): TabsState {
  const dropped = keysToDrop(state, tabLimit)
  return {
    ...state,
    tabs: [...state.tabs.filter((it) => !dropped.includes(it.key)), tab],
    opened: [...state.opened.filter((it) => !dropped.includes(it)), tab.key],
    active: dropped.includes(state.active) ? homeKey : state.active,
  }
}

/** Number of closed tabs that can be opened again. */
const closedLimit = 10

/** The tab closed last that has not been opened again since. */
export const lastClosed = (state: TabsState): ClosedTab | undefined =>
  state.closed.findLast(({ tab }) => !tabOf(state, tab.key))

/** Opens the tab closed last at its former place. */
function reopen(state: TabsState, tabLimit: number): TabsState {
  const last = lastClosed(state)
  if (!last) return state
  const { key } = last.tab
  const closed = state.closed.filter((it) => it !== last)
  const added = add({ ...state, closed }, renewed(last.tab, state.tick), tabLimit)
  return activate(move(added, key, last.at - 1), key)
}

/** Puts the kept tabs behind home. Without their pages being seen none of them is mounted. */
function restore(state: TabsState, kept: KeptTabs, tabLimit: number): TabsState {
  const [first, ...present] = state.tabs
  if (!first || kept.tabs.length === 0) return state
  const isMissing = (key: string) => !tabOf(state, key)
  const back = new Map(kept.tabs.filter((tab) => isMissing(tab.key)).map((tab) => [tab.key, tab]))
  const opened = [...kept.opened.filter((key) => back.has(key)), ...state.opened].slice(
    -Math.max(1, tabLimit),
  )
  const unseen = [...back.values()].map((tab) => renewed(tab, state.tick))
  const tabs = [...unseen, ...present].filter((tab) => opened.includes(tab.key))
  return { ...state, tabs: [first, ...tabs], opened, pair: state.pair ?? kept.pair ?? null }
}

/** Keys of the oldest business tabs beyond the limit. The limit counts business tabs and is at least 1. */
export const keysToDrop = (state: TabsState, tabLimit: number): readonly string[] =>
  state.opened.slice(0, Math.max(0, state.opened.length + 1 - Math.max(1, tabLimit)))

/** Opens a page in an open tab: changes the address of a page that it has, or adds a sub-tab. */
function take(tab: Tab, target: TabTarget, tick: number): Tab {
  const { path, query } = target
  const renew = <P extends Page>(page: P): P =>
    page.path === path && page.query === query ? page : { ...page, path, query }
  if (tab.sub.some((page) => page.key === target.key))
    return { ...tab, sub: tab.sub.map((page) => (page.key === target.key ? renew(page) : page)) }
  if (tab.sub.length === 0 && tab.key === target.key) return renew(tab)
  const own = tab.sub.length > 0 ? tab.sub : [pageOf(tab)]
  return { ...tab, dirty: false, drafts: [], sub: [...own, newSub(target, tick)] }
}

function reload(state: TabsState, key: string): TabsState {
  const tick = state.tick + 1
  const next = onPage(state, key, (page) => ({ ...page, life: tick, dirty: false, drafts: [] }))
  return next === state ? state : { ...next, tick }
}

const pageOf = ({ key, path, query, title, dirty, drafts, life, seen }: Page): Page => ({
  key,
  path,
  query,
  title,
  dirty,
  drafts,
  life,
  seen,
})

function close(state: TabsState, keys: readonly string[]): TabsState {
  const gone = new Set(keys.filter((key) => key !== homeKey && tabOf(state, key)))
  if (gone.size === 0) return state
  const stays = (tab: Tab) => !gone.has(tab.key)
  const closed = state.tabs.flatMap((tab, at) =>
    stays(tab) ? [] : [{ tab, at: state.tabs.slice(0, at).filter(stays).length }],
  )
  const next = {
    ...state,
    tabs: state.tabs.filter(stays),
    opened: state.opened.filter((key) => !gone.has(key)),
    closed: [...state.closed, ...closed].slice(-closedLimit),
  }
  if (!gone.has(state.active)) return next
  return activate(next, heir(state.tabs, state.active, stays))
}

function closeSub(state: TabsState, key: string, sub: string): TabsState {
  const tab = tabOf(state, key)
  if (!tab?.sub.some((page) => page.key === sub)) return state
  if (tab.sub.length === 1) return close(state, [key])
  const rest = tab.sub.filter((page) => page.key !== sub)
  const front = tab.targetMenu === sub ? heir(tab.sub, sub, (page) => page.key !== sub) : tab.targetMenu
  const next = onTab(state, key, (it) => ({ ...it, sub: rest, targetMenu: front }))
  return state.active === key && front !== null ? activate(next, key, front) : next
}

/**
 * The item that comes to the front when `key` closes: the next one that stays, otherwise the
 * previous one.
 */
function heir<T extends { key: string }>(
  list: readonly T[],
  key: string,
  stays: (item: T) => boolean,
): string {
  const at = list.findIndex((item) => item.key === key)
  const found = list.slice(at + 1).find(stays) ?? list.slice(0, at).reverse().find(stays)
  return found?.key ?? homeKey
}

/** Moves a tab to an index among the business tabs. */
function move(state: TabsState, key: string, to: number): TabsState {
  const tab = tabOf(state, key)
  const [first, ...rest] = state.tabs
  if (!tab || !first || key === homeKey) return state
  const others = rest.filter((it) => it.key !== key)
  const at = Math.min(Math.max(to, 0), others.length)
  if (rest.indexOf(tab) === at) return state
  return { ...state, tabs: [first, ...others.slice(0, at), tab, ...others.slice(at)] }
}

/** Shows one of the home and zone pages in the home tab. A different page is mounted afresh. */
function home(state: TabsState, path: string, query: string, title: string): TabsState {
  const shown = onTab(state, homeKey, (tab) =>
    tab.path === path && tab.query === query && tab.title === title ? tab : { ...tab, path, query, title },
  )
  return activate(shown, homeKey)
}

/** The page that a tab shows. */
export const frontPage = (tab: Tab): Page => tab.sub.find((page) => page.key === tab.targetMenu) ?? tab
