import type { PortalSettings } from '../ports.ts'
import { dispatchTabs } from '../tabs/tabs-store.ts'
import { holdUntilPainted } from '../loader/first-paint.ts'
import { addressOf, belowBase } from './addresses.ts'
import { homePath, isHomePath } from './home-paths.ts'
import { showSignedIn } from './router-state.ts'
import { profileNow } from './portal-state.ts'

/**
 * Prepares home as the first page: it is painted before its address is set and its requests are
 * sent.
 */
export function prepareHome({ historyMode }: Pick<PortalSettings, 'historyMode'>): void {
  const profile = profileNow()
  const path = belowBase(location.pathname)
  if (!profile || historyMode === 'hash' || !(path === '/' || isHomePath(path))) return
  if (path === '/') dispatchTabs({ type: 'home', path: addressOf(homePath(profile)), query: '', title: '' })
  // drawn with the router, instead of once the router has been drawn
  showSignedIn({ leaving: false })
  holdUntilPainted()
}
