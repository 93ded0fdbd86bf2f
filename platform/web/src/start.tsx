import { createRoot } from 'react-dom/client'
import type { PortalParts } from './ports.ts'
import { begin } from './request/first-answers.ts'
import { openAddress, parseAddress } from './routes/addresses.ts'
import { createEntrance, preloadSignedIn } from './routes/entrance.ts'
import { go } from './routes/navigation.ts'
import { Portal } from './routes/Portal.tsx'
import { readSettings } from './routes/settings.ts'
import { loadSession, startEngine } from './session/index.ts'

/** Renders the portal into `#root`. */
export async function start(composed: Omit<PortalParts, 'settings'>): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('no place for the portal in this document')
  const isOpen = composed.openPages?.some(({ path }) =>
    `${location.pathname}/`.startsWith(`${openAddress(path)}/`),
  )
  if (parseAddress(location.pathname, '').kind !== 'signIn' && !isOpen) preloadSignedIn(composed)
  const parts: PortalParts = { ...composed, settings: readSettings() }
  startEngine({ ...parts, navigate: go })
  const entrance = createEntrance(parts)
  const session = loadSession()
  // Signed-in people see home directly, instead of one splash after another.
  if (begin.answers) await soon(Promise.all([session, entrance.SignedIn.preload?.()]))
  createRoot(root).render(<Portal entrance={entrance} />)
}

/** Time during which nothing is shown while home is loading, in milliseconds. */
const patienceMs = 1_000
const soon = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((done) => setTimeout(done, patienceMs))])
