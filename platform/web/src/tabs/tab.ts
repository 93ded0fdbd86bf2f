/** The key of the home tab: first, never closed, never dropped. */
export const homeKey = 'homeTab'

/** A page that is kept mounted: a tab's own, or one of its sub-tabs. */
export interface Page {
  /** Menu id, or path and query of a page without menu. Unique among all open pages. */
  readonly key: string
  /** Full path with /iisp. */
  readonly path: string
  /** Query without the question mark. */
  readonly query: string
  /** Set by the page; empty means the menu's name. */
  readonly title: string
  /** Whether it holds unsaved input. */
  readonly dirty: boolean
  /** Names of the stored drafts of that input. */
  readonly drafts: readonly string[]
  /** Changes when the page is opened again or reloaded, which mounts it afresh. */
  readonly life: number
  /** The tick at which it was last in front; 0 means never. */
  readonly seen: number
}

export interface Tab extends Page {
  /** Menu id, null for a page that belongs to no menu. */
  readonly menu: string | null
  /** Open level-4 children; empty for a tab that shows its own page. */
  readonly sub: readonly Page[]
  /** Key of the sub-tab in front; null without sub-tabs. */
  readonly targetMenu: string | null
  /** Opened from the link to the fund-management application. */
  readonly openSmlhMenu: boolean
  /** '1' if the menu was marked as new when the tab was opened. */
  readonly menusNew: '0' | '1'
}

/** Two pages that are shown side by side whenever one of them is in front. */
export interface Pair {
  readonly left: string
  readonly right: string
  /** Width of the left one, in percent. */
  readonly share: number
}

export interface TabsState {
  /** Home first, then the business tabs in the order of the bar. */
  readonly tabs: readonly Tab[]
  readonly active: string
  /** Keys of the business tabs in the order of opening, oldest first. */
  readonly opened: readonly string[]
  /** Logical clock: incremented by each opening and each switch; dates `life` and `seen`. */
  readonly tick: number
  /** Counts changes of a query that the back key undoes. */
  readonly step: number
  /** The business tabs closed last, the latest at the end. */
  readonly closed: readonly ClosedTab[]
  readonly pair: Pair | null
}

export interface ClosedTab {
  readonly tab: Tab
  /** Its index in the bar among the tabs that stayed. */
  readonly at: number
}

/** Id of the menu that the page belongs to; of a page without menu its key. */
export const menuOf = ({ key, query }: Pick<Page, 'key' | 'query'>): string =>
  new URLSearchParams(query).get('mid') ?? key

/** The page to open. */
export interface TabTarget {
  readonly key: string
  readonly path: string
  readonly query: string
  readonly title?: string
  readonly menu?: string | null
  /** The level-3 menu in whose tab this level-4 page opens. */
  readonly parent?: { readonly key: string; readonly title?: string }
  readonly menusNew?: '0' | '1'
  readonly openSmlhMenu?: boolean
}

const newPage = (target: TabTarget, life: number): Page => ({
  key: target.key,
  path: target.path,
  query: target.query,
  title: target.title ?? '',
  dirty: false,
  drafts: [],
  life,
  seen: 0,
})

export const newTab = (target: TabTarget, life: number): Tab => ({
  ...newPage(target, life),
  menu: target.menu ?? null,
  sub: [],
  targetMenu: null,
  openSmlhMenu: target.openSmlhMenu ?? false,
  menusNew: target.menusNew ?? '0',
})

/** A tab of a level-3 menu with its first level-4 page. It is called after its own menu, not after that page's. */
export const newGroup = (target: TabTarget, parent: { key: string; title?: string }, life: number): Tab => ({
  ...newTab({ ...target, key: parent.key, query: '', title: parent.title ?? '', menu: parent.key }, life),
  sub: [newPage(target, life)],
  targetMenu: target.key,
})

export const newSub = newPage

/** A tab as it opens again: with its addresses and titles, but no page of it mounted. */
export function renewed(tab: Tab, life: number): Tab {
  const renew = <P extends Page>(page: P): P => ({ ...page, dirty: false, drafts: [], life, seen: 0 })
  return { ...renew(tab), sub: tab.sub.map(renew) }
}

/** A workspace with nothing but home. Pass the previous `tick`, so that no value of `life` is used twice. */
export const openState = (home: { path: string; title?: string }, tick = 1): TabsState => ({
  tabs: [
    { ...newTab({ key: homeKey, path: home.path, query: '', title: home.title ?? '' }, tick), seen: tick },
  ],
  active: homeKey,
  opened: [],
  tick,
  step: 0,
  closed: [],
  pair: null,
})
