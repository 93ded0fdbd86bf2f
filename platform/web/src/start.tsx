import { createRoot } from 'react-dom/client'
import type { PortalParts } from './ports.ts'
import { openAddress, parseAddress } from './routes/addresses.ts'
import { createEntrance, preloadSignedIn } from './routes/entrance.ts'
import { go } from './routes/navigation.ts'
import { Portal } from './routes/Portal.tsx'
import { readSettings } from './routes/settings.ts'
import { loadSession, startEngine } from './session/index.ts'

/** Reads the institution's settings and renders the portal into `#root`. */
export async function start(composed: Omit<PortalParts, 'settings'>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('no place for the portal in this document')
  const isOpen = composed.openPages?.some(({ path }) =>
    `${location.pathname}/`.startsWith(`${openAddress(path)}/`),
  )
  if (parseAddress(location.pathname, '').kind !== 'signIn' && !isOpen) preloadSignedIn(composed)
  const parts: PortalParts = { ...composed, settings: await readSettings() }
  startEngine({ ...parts, navigate: go })
  void loadSession()
  createRoot(root).render(<Portal entrance={createEntrance(parts)} />)
}
