import type { Page } from '../tabs/tab.ts'
import { tabCommands } from '../tabs/tab-commands.ts'
import type { TabCommands } from '../tabs/TabBar.tsx'
import { pageTitle } from '../tabs/tab-title.ts'
import { activePage } from '../tabs/tabs-select.ts'
import { dispatchTabs, tabsNow } from '../tabs/tabs-store.ts'
import { type AddressArrival, addressArrival } from './address-arrival.ts'
import { pageAddress } from './address-sync.ts'
import { type MenuOpener, menuOpener } from './menu-opener.ts'
import { go } from './navigation.ts'
import { restoreTabs } from './restored-tabs.ts'
import { useShellView } from './shell-view.ts'
import type { WorkspaceParts } from './workspace-parts.ts'

export interface Workspace extends Pick<MenuOpener, 'openMenu' | 'openPage'>, AddressArrival {
  readonly commands: TabCommands
  readonly title: (page: Page) => string
  /** Brings the tabs of an earlier load of the window back, unless they are. */
  readonly restore: () => Promise<void>
}

/** The workspace of the window: the row of tabs, and the ways to open menus, pages and addresses in it. */
export function createWorkspace(given: WorkspaceParts): Workspace {
  const restore = () => restoreTabs(given)
  const parts = { ...given, ready: restore }
  const { facts, settings, homeTitle, refetch } = parts
  const title = (page: Page) => pageTitle(page, facts().menus, facts().language, homeTitle(page.path))
  const showFront = () => {
    useShellView.setState({ error: null })
    go(pageAddress(activePage(tabsNow())))
  }
  const { mayOpen, ...commands } = tabCommands({
    title,
    tabLimit: settings.tabLimit,
    refetch,
    shown: showFront,
  })
  const opener = menuOpener(parts, {
    mayOpen,
    openTab(target) {
      dispatchTabs({ type: 'open', tabLimit: settings.tabLimit, target })
      showFront()
    },
    showFront,
  })
  const { openMenu, openPage } = opener
  return { commands, title, restore, openMenu, openPage, ...addressArrival(parts, opener) }
}
