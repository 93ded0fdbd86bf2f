import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Splash } from '../pages/Splash.tsx'
import { type Preloadable, lazyPart } from '../loader/lazy-part.tsx'
import { heartbeat } from '../live/live.ts'
import type { PortalParts } from '../ports.ts'
import { createQueryClient } from '../request/query-client.ts'
import { configureRequests } from '../request/request-config.ts'
import { onReset } from '../session/index.ts'
import { activePage, isDirty } from '../tabs/tabs-select.ts'
import { tabsNow, useTabs } from '../tabs/tabs-store.ts'
import { pageAddress } from './address-sync.ts'
import { createShell } from './create-shell.ts'
import type { SignedInProps } from './signed-in-props.ts'
import { go } from './navigation.ts'
import { prepareHome } from './prepare-home.ts'
import { personSettled } from './portal-state.ts'
import { menuInFront } from './menu-in-front.ts'
import { Shell } from './Shell.tsx'
import { ShellContext, type ShellParts } from './shell-parts.ts'

/** The portal of a signed-in person. Waits for the manifests of the modules. */
export const createSignedIn = (parts: PortalParts): Preloadable<SignedInProps> =>
  lazyPart(parts.manifests, ({ default: manifests, subApplications = [], ...others }) =>
    createWorkplace({ ...parts, ...others, manifests, subApplications }),
  )

/** Creates workspace and query cache, once per window. */
function createWorkplace(parts: ShellParts): Preloadable<SignedInProps> {
  const client = createQueryClient()
  onReset(() => client.clear())
  // pushes were missed while the connection was lost
  heartbeat.subscribe('returned', () => void client.invalidateQueries())
  configureRequests({ fromMenu: () => menuInFront()?.id ?? '' })
  const shell = createShell(parts, client)
  SignedIn.preload = async () => {
    await Promise.all([personSettled(), shell.Home.preload?.()])
    prepareHome(parts.settings)
  }
  return SignedIn
  function SignedIn({ leaving }: SignedInProps) {
    useEffect(() => {
      if (!leaving) return
      // a person who decides to stay gets back the page's address, so that signing out can be requested again
      if (tabsNow().tabs.some(isDirty)) go(pageAddress(activePage(tabsNow())), { replace: true })
      void shell.signOut()
    }, [leaving])
    // pages with unsaved input stay mounted until the person agrees to lose it
    const unsaved = useTabs((state) => state.tabs.some(isDirty))
    if (leaving && !unsaved) return <Splash />
    return (
      <ShellContext value={shell}>
        <QueryClientProvider client={client}>
          <Shell />
        </QueryClientProvider>
      </ShellContext>
    )
  }
}
