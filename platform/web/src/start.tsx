import { createRoot } from 'react-dom/client'
import type { PortalParts } from './ports.ts'
import { activePage } from './tabs/tabs-select.ts'
import { tabsNow } from './tabs/tabs-store.ts'
import { placeOf } from './routes/addresses.ts'
import { createShell } from './routes/create-shell.ts'
import { menusNow } from './routes/portal-state.ts'
import { go } from './routes/navigation.ts'
import { Portal } from './routes/Portal.tsx'
import { preloadShell } from './routes/shell-part.ts'
import { readSettings } from './routes/settings.ts'
import { loadSession, startEngine } from './session/index.ts'

/** Reads what the institution has set and brings the portal into `#root`. */
export async function start(composed: Omit<PortalParts, 'settings'>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('no place for the portal in this document')
  if (placeOf(location.pathname, '').kind !== 'signIn') preloadShell()
  const parts: PortalParts = { ...composed, settings: await readSettings() }
  const client = startEngine({ ...parts, navigate: go, fromMenu: menuInFront })
  const shell = createShell(parts, client)
  void loadSession()
  createRoot(root).render(<Portal shell={shell} client={client} />)
}

/** Menu id of the page in front, '' outside menus. */
const menuInFront = (): string => menusNow()?.byId(activePage(tabsNow()).key)?.id ?? ''
