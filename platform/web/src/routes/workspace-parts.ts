import type { Route } from '@iisp/contract'
import type { Profile } from '@iisp/contract/shell-answers'
import type { Locale } from '../i18n/index.ts'
import type { MenuFacts } from '../menus/menu-decision.ts'
import type { PortalParts } from '../ports.ts'
import type { TabTarget } from '../tabs/tab.ts'
import type { GuardedCommands } from '../tabs/tab-commands.ts'

/** The current state on which opening a menu, a page or an address depends. */
export interface WorkspaceFacts extends Omit<MenuFacts, 'profile' | 'declined'> {
  readonly profile: Profile | null
  readonly language: Locale
  /** The page declared at this path below /iisp. */
  readonly routeOf: (path: string) => Route | undefined
  /** The id of the menu that is required to open a path; null if the path has no menu. */
  readonly menuIdOf: (path: string) => string | null
}

/** Whether a path is a menu's page, or lies below one, and the person does not have this menu. */
export function lacksMenu({ menus, menuIdOf }: WorkspaceFacts, path: string): boolean {
  const id = menuIdOf(path)
  return id !== null && menus?.byId(id)?.permitted !== true
}

export interface WorkspaceParts extends Pick<PortalParts, 'ports' | 'settings'> {
  /** Read again after every wait, because the facts may have changed. */
  readonly facts: () => WorkspaceFacts
  /** Resolves when profile and menus are loaded, or after 10 s. */
  readonly ready: () => Promise<void>
  /** Marks the data of a page as stale before the page is drawn again. */
  readonly refetch: () => void
  /** Title of the home tab with this path. */
  readonly homeTitle: (path: string) => string
}

/** A page to open. It need not belong to a menu. */
export interface PageTarget {
  /** Path below /iisp. */
  readonly path: string
  readonly query?: URLSearchParams | Record<string, string>
  readonly title?: string
  /** Pages with the same key share a tab. The default is path and query; the path alone where the route says so. */
  readonly key?: string
}

/** The part of the row of tabs that the openers of menus and addresses need. */
export interface TabRow {
  readonly mayOpen: GuardedCommands['mayOpen']
  readonly openTab: (target: TabTarget) => void
  /** Shows the front page: closes an error view over it and restores its address. */
  readonly showFront: () => void
}
