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
}

export interface WorkspaceParts extends Pick<PortalParts, 'ports' | 'settings'> {
  /** Read again after every wait, because the facts may have changed. */
  readonly facts: () => WorkspaceFacts
  /** Resolves when profile and menus are loaded, or after 10 s. */
  readonly ready: () => Promise<void>
  /** Marks the data of a page as stale before the page is drawn again. */
  readonly refetch: () => void
  readonly homeTitle: () => string
}

/** A page to open. It need not belong to a menu. */
export interface PageTarget {
  /** Path below /iisp. */
  readonly path: string
  readonly query?: URLSearchParams | Record<string, string>
  readonly title?: string
  /** Pages with the same key share a tab. The default is path and query. */
  readonly key?: string
}

/** What the openers of menus and addresses need of the row of tabs. */
export interface TabRow {
  readonly mayOpen: GuardedCommands['mayOpen']
  readonly openTab: (target: TabTarget) => void
  /** Shows the front page: closes an error view over it and restores its address. */
  readonly showFront: () => void
}
