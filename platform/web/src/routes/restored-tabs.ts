import { decideMenu } from '../menus/menu-decision.ts'
import type { Ending } from '../session/session.ts'
import { type KeptTabs, forgetTabs, readTabs, tabsOwner, writeTabs } from '../tabs/stored-tabs.ts'
import type { Page, Tab } from '../tabs/tab.ts'
import { dispatchTabs, tabsNow, useTabs } from '../tabs/tabs-store.ts'
import { addressOf, belowBase } from './addresses.ts'
import { isOwnWindow } from './role-window.ts'
import { type WorkspaceFacts, type WorkspaceParts, lacksMenu } from './workspace-parts.ts'

/** Whose tabs the window shows and stores; '' until they have been restored. */
let owner = ''

/**
 * Brings the tabs back that the window had before a reload, once the person's data is loaded or after 10 s. Their pages
 * are mounted when they are first shown.
 */
export async function restoreTabs({ facts, settings, ready }: WorkspaceParts): Promise<void> {
  await ready()
  const { profile, menus, protocols } = facts()
  if (!profile || !menus || !protocols || owner === tabsOwner(profile)) return
  owner = tabsOwner(profile)
  if (profile.managerType === 2 && !isOwnWindow()) return
  const kept = allowed(readTabs(owner), facts())
  dispatchTabs({ type: 'restore', kept, tabLimit: settings.tabLimit })
  writeTabs(owner, tabsNow())
}

/** Stores each change of the tabs. Returns a function that stops it. */
export const storeTabs = (): (() => void) =>
  useTabs.subscribe((state) => owner !== '' && writeTabs(owner, state))

/**
 * Called before the tabs are reset. The stored tabs are kept for the same person, unless the
 * session is over.
 */
export function releaseTabs(ending: Ending): void {
  owner = ''
  if (ending === 'over') forgetTabs()
}

/** The tabs without the pages that the person may no longer open. */
function allowed({ tabs, opened, pair }: KeptTabs, facts: WorkspaceFacts): KeptTabs {
  const isOpen = (page: Page) => mayStand(page, facts)
  const left = tabs.flatMap((tab): readonly Tab[] => {
    const sub = tab.sub.filter(isOpen)
    if (sub.length === 0) return tab.sub.length === 0 && isOpen(tab) ? [tab] : []
    const front = sub.find((page) => page.key === tab.targetMenu) ?? sub[0]
    return [{ ...tab, sub, targetMenu: front?.key ?? null }]
  })
  return { tabs: left, opened, pair: pair ?? null }
}

/** Whether the person may still open the page. A question that its menu asks first was answered when it was opened. */
function mayStand({ path, query }: Page, facts: WorkspaceFacts): boolean {
  const below = belowBase(path)
  const id = new URLSearchParams(query).get('mid') ?? facts.menus?.byPath(below)?.id
  if (id === undefined) return facts.serves(below) && !lacksMenu(facts, below)
  const decision = decideMenu(id, { ...facts, declined: true })
  return decision.kind === 'open' && addressOf(decision.path) === path
}
