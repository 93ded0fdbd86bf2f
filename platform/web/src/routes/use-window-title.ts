import { useEffect } from 'react'
import { useLocale } from '../i18n/index.ts'
import { windowTitle } from '../tabs/tab-title.ts'
import { activePage } from '../tabs/tabs-select.ts'
import { useTabs } from '../tabs/tabs-store.ts'
import { useMenus } from './portal-state.ts'
import { brandIn } from './settings.ts'
import { useShell } from './shell-parts.ts'

/** The brand in the reader's language. */
export function useBrand(): string {
  return brandIn(useShell().parts.settings, useLocale())
}

/** Sets document.title to the brand, the menus above the front page and the page's title. */
export function useWindowTitle(): void {
  const { workspace } = useShell()
  const brand = useBrand()
  const language = useLocale()
  const menus = useMenus()
  const front = useTabs(activePage)
  useEffect(() => {
    document.title = windowTitle(brand, front, workspace.title(front), menus, language)
  }, [brand, front, workspace, menus, language])
}
