import type { Menu } from '@iisp/contract'
import { useCallback } from 'react'
import { showMenuNotice } from '../menus/notices.ts'
import type { PortalSettings } from '../ports.ts'
import type { OpenedItem } from '../search/recent-item.ts'
import { usePage } from '../tabs/page-context.ts'
import { tabsNow } from '../tabs/tabs-store.ts'
import { pagesOf } from '../tabs/tabs-select.ts'
import { menuNamed, useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'
import type { PageTarget } from './workspace-parts.ts'

/** Opens a page in its own tab. If the page belongs to a menu, the menu's gates apply. */
export const useOpenTab = (): ((target: PageTarget) => Promise<void>) => useShell().workspace.openPage

/** Opens a menu by its id, subject to its gates: `openMenu('10102', 'orderId=7')`. */
export const useOpenMenu = (): ((id: string, query?: string | URLSearchParams) => Promise<void>) =>
  useShell().workspace.openMenu

const forgetful = () => undefined

/**
 * Records an item that the person opened, so that the search offers it again. The function keeps
 * its identity.
 */
export const useNoteOpened = (): ((item: OpenedItem) => void) => useShell().parts.recents?.note ?? forgetful

/** Checks the sign-in password again before a protected action. Resolves to whether it was right. */
export const useStepUp = (): ((password: string) => Promise<boolean>) => {
  const { ports } = useShell().parts
  return (password) => ports.stepUp?.(password) ?? Promise.resolve(false)
}

/** For calls that change the person's identity: see `Shell.changePerson`. */
export const useChangePerson = (): ((change: () => Promise<unknown>) => Promise<boolean>) =>
  useShell().changePerson

/** Closes the page's own tab. Asks first if the page has unsaved input. */
export function useCloseTab(): () => void {
  const { commands } = useShell().workspace
  const { key } = usePage()
  return useCallback(() => {
    const group = tabsNow().tabs.find((tab) => tab.sub.some((page) => page.key === key))
    if (group) void commands.closeSub(group.key, key)
    else void commands.close(key, 'self')
  }, [commands, key])
}

/** Returns to the page seen before this one, or to home. The page's own tab stays open. */
export function useGoBack(): () => void {
  const { commands, goHome } = useShell().workspace
  const { key } = usePage()
  return useCallback(() => {
    const pages = tabsNow().tabs.flatMap((tab) => pagesOf(tab).map((page) => ({ tab: tab.key, page })))
    const others = pages.filter(({ page }) => page.key !== key && page.seen > 0)
    const last = others.sort((a, b) => b.page.seen - a.page.seen)[0]
    if (!last) return goHome()
    commands.activate(last.tab, last.page.key === last.tab ? undefined : last.page.key)
  }, [commands, goHome, key])
}

/** Opens a menu by its id, its path below /iisp or its name. Shows a notice if there is no such menu. */
export function useOpenNamedMenu(): (reference: string) => void {
  const { parts, workspace } = useShell()
  return useCallback(
    (reference) => {
      const found = menuNamed(reference)
      if (found) void workspace.openMenu(found.id)
      else showMenuNotice('missing', parts.settings)
    },
    [parts, workspace],
  )
}

/** The institution's settings, such as brand, phone and e-mail of customer service. */
export const usePortalSettings = (): PortalSettings => useShell().parts.settings

/** The menu that the page belongs to; null for a page without menu and for home. */
export function usePageMenu(): Menu | null {
  const { menuId } = usePage()
  return useMenus()?.byId(menuId ?? '') ?? null
}

/** Whether the signed-in person has this menu. */
export function useMayOpen(id: string): boolean {
  return useMenus()?.byId(id)?.permitted === true
}
