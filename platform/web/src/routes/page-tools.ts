import { useCallback } from 'react'
import { isPermitted } from '../menus/menu-index.ts'
import type { MenuNode } from '../ports.ts'
import { usePage } from '../tabs/page-context.ts'
import { tabsNow } from '../tabs/tabs-store.ts'
import { useMenus } from './portal-state.ts'
import { useShell } from './shell-parts.ts'
import type { PageTarget } from './workspace.ts'

/** Opens a page in a tab of its own; a page that belongs to a menu passes the menu's gates. */
export const useOpenTab = (): ((target: PageTarget) => Promise<void>) => useShell().workspace.openPage

/** Opens a menu by its id, through its gates: `openMenu('10102', 'orderId=7')`. */
export const useOpenMenu = (): ((id: string, query?: string | URLSearchParams) => Promise<void>) =>
  useShell().workspace.openMenu

/** Closes the page's own tab; asks about unsaved input unless the page has cleared it. */
export function useCloseTab(): () => void {
  const { commands } = useShell().workspace
  const { key } = usePage()
  return useCallback(() => {
    const group = tabsNow().tabs.find((tab) => tab.sub.some((page) => page.key === key))
    if (group) void commands.closeSub(group.key, key)
    else void commands.close(key, 'self')
  }, [commands, key])
}

/** The menu that the page belongs to; null for a page without menu and for home. */
export function usePageMenu(): MenuNode | null {
  const { menuId } = usePage()
  return useMenus()?.byId(menuId ?? '') ?? null
}

/** Whether the signed-in person has this menu. */
export function useMayOpen(id: string): boolean {
  const menu = useMenus()?.byId(id)
  return menu !== undefined && isPermitted(menu)
}
