import type { Profile } from '@iisp/contract/shell-answers'
import type { Page, Pair, Tab, TabsState } from './tab.ts'

const prefix = 'open-tabs:'

/** Data kept across a reload of the window. */
export interface KeptTabs {
  /** The business tabs in the order of the bar. */
  readonly tabs: readonly Tab[]
  /** Their keys in the order of opening. */
  readonly opened: readonly string[]
  /** Absent in data stored by earlier versions of the portal. */
  readonly pair?: Pair | null
}

/** Identifies the person and the institution whose tabs these are. */
export const tabsOwner = (profile: Profile): string =>
  [profile.account, profile.instiCode, profile.realAccount].join(':')

/**
 * The tabs that this window had for the person; empty after a sign-out. Tabs of other people are
 * deleted.
 */
export function readTabs(owner: string): KeptTabs {
  try {
    forgetTabs(owner)
    const found: unknown = JSON.parse(sessionStorage.getItem(prefix + owner) ?? 'null')
    return isKept(found) ? found : nothing
  } catch {
    return nothing
  }
}

/** Stores the business tabs with their addresses in this window. */
export function writeTabs(owner: string, { tabs, opened, pair }: TabsState): void {
  try {
    sessionStorage.setItem(prefix + owner, JSON.stringify({ tabs: tabs.slice(1), opened, pair }))
  } catch {
    // without storage the tabs live as long as the page
  }
}

/** Deletes the stored tabs of everybody, or of everybody but one. */
export function forgetTabs(except?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && key !== `${prefix}${except}`) sessionStorage.removeItem(key)
  } catch {
    // nothing is stored where storage is refused
  }
}

const nothing: KeptTabs = { tabs: [], opened: [] }

// A reload may load a newer version of the portal than the one that stored the tabs.
function isKept(found: unknown): found is KeptTabs {
  const {
    tabs,
    opened,
    pair = null,
  } = (found ?? {}) as {
    readonly tabs?: unknown
    readonly opened?: unknown
    readonly pair?: Partial<Pair> | null
  }
  return Array.isArray(tabs) && tabs.every(isTab) && Array.isArray(opened) && (pair === null || isPair(pair))
}
const isPair = (pair: Partial<Pair>): pair is Pair =>
  typeof pair.left === 'string' && typeof pair.right === 'string' && typeof pair.share === 'number'
const isTab = (tab: Partial<Tab> | null): tab is Tab =>
  isPage(tab) && Array.isArray(tab?.sub) && tab.sub.every(isPage)
const isPage = (page: Partial<Page> | null): boolean =>
  [page?.key, page?.path, page?.query, page?.title].every((text) => typeof text === 'string')
