import { zoneAt } from '@iisp/contract/zones'
import type { QueryClient } from '@tanstack/react-query'
import { locale, translator } from '../i18n/index.ts'
import { findModule, lazyPart, menuIdOf } from '../loader/index.ts'
import { configureMessages, confirm } from '../messages/index.ts'
import type { PortalPorts } from '../ports.ts'
import { type Hurdles, configureHurdles } from '../request/hurdles.ts'
import { showFailure } from '../request/index.ts'
import { onReset, reloadPerson, sessionStore, signOut } from '../session/index.ts'
import { signInAddressOf } from '../session/sign-in-address.ts'
import { notifyWindows } from '../session/windows.ts'
import { configureAppearance } from '../theme/index.ts'
import { overviewAt } from '../sub-applications/sub-application.ts'
import { tabTexts } from '../tabs/tab-texts.ts'
import type { Page } from '../tabs/tab.ts'
import { pagesOf } from '../tabs/tabs-select.ts'
import { resetTabs, tabsNow } from '../tabs/tabs-store.ts'
import { discardDrafts } from '../tabs/unsaved.ts'
import { addressOf, belowBase } from './addresses.ts'
import { followContentLink } from './follow-content-link.ts'
import { homePath, isHomePath } from './home-paths.ts'
import { addressNow, go } from './navigation.ts'
import { menusNow, personSettled, profileNow } from './portal-state.ts'
import { forgetOwnWindow, markOwnWindow } from './role-window.ts'
import { releaseTabs } from './restored-tabs.ts'
import type { Shell, ShellParts } from './shell-parts.ts'
import { type Workspace, createWorkspace } from './workspace.ts'

const tabText = translator(tabTexts)

/** Connects the parts of a portal. Renders nothing. */
export function createShell(parts: ShellParts, client: QueryClient): Shell {
  const workspace = createWorkspace({
    ports: parts.ports,
    settings: parts.settings,
    facts: () => ({
      profile: profileNow(),
      menus: menusNow(),
      protocols: sessionStore.getState().protocols,
      language: locale(),
      routeOf: (path) => parts.manifests.flatMap(({ pages }) => pages).find((page) => page.path === path),
      menuIdOf: (path) => menuIdOf(parts.manifests, path),
      serves: (path) =>
        findModule(parts.manifests, path) !== null || overviewAt(parts.subApplications, path) !== null,
    }),
    ready: personSettled,
    refetch: () => void client.invalidateQueries({ refetchType: 'none' }),
    homeTitle: (path) => zoneAt(belowBase(path))?.name[locale()] ?? tabText('home'),
  })
  configureHurdles(hurdlesOf(parts.ports))
  onReset((ending) => {
    releaseTabs(ending)
    const profile = profileNow()
    resetTabs({ path: addressOf(profile ? homePath(profile) : '/new-home') })
  })
  configureMessages({ follow: (link) => followContentLink(link, parts.settings) })
  configureAppearance({
    saveColour: async (colour) => {
      if (profileNow()?.supperMgrChg !== '1') await parts.ports.saveColour?.(colour)
    },
  })
  async function changePerson(change: () => Promise<unknown>): Promise<boolean> {
    const unsaved = unsavedPages()
    if (!(await confirmLeaving(unsaved, workspace))) return false
    await change()
    discardDrafts(unsaved)
    markOwnWindow()
    const kept = profileNow()?.managerType === 0 ? deepLink() : null
    const loaded = reloadPerson()
    if (kept === null) go('/', { replace: true })
    notifyWindows('person-changed')
    await loaded
    if (kept !== null) await workspace.arrive(kept.pathname, kept.search)
    return true
  }
  return {
    parts,
    workspace,
    changePerson,
    Home: lazyPart(parts.home.load, 'default'),
    MenuPanel: parts.menuPanel ? lazyPart(parts.menuPanel.load, 'default', { over: true }) : null,
    async signOut() {
      const unsaved = unsavedPages()
      if (!(await confirmLeaving(unsaved, workspace))) return
      const address = signInAddressOf(profileNow())
      if (!(await signOut())) return workspace.goHome()
      discardDrafts(unsaved)
      forgetOwnWindow()
      go(`${address}?logout=1`, { replace: true })
    },
    async stopActing() {
      const own = profileNow()?.realAccount
      if (!own) return
      try {
        await changePerson(async () => parts.ports.stopActing?.(own))
      } catch (refused) {
        showFailure(refused)
      }
    },
  }
}

/** The current address, unless it is a home address. */
function deepLink(): { readonly pathname: string; readonly search: string } | null {
  const { pathname, search } = new URL(addressNow(), location.origin)
  const path = belowBase(pathname)
  return path === '/' || isHomePath(path) ? null : { pathname, search }
}

/** The dialogs that the portal has for a call that was refused for a missing factor or approval. */
const hurdlesOf = ({ proveFactor, passSupervisor }: PortalPorts): Partial<Hurdles> => ({
  ...(proveFactor && { factor: proveFactor }),
  ...(passSupervisor && {
    approval: (busiType: string, object: string) => passSupervisor({ busiType, object }),
  }),
})

const unsavedPages = (): readonly Page[] =>
  tabsNow()
    .tabs.flatMap(pagesOf)
    .filter(({ dirty }) => dirty)

/** Resolves to true if there is no unsaved input, or the person agrees to lose it. */
async function confirmLeaving(unsaved: readonly Page[], { title }: Workspace): Promise<boolean> {
  if (unsaved.length === 0) return true
  return confirm({
    title: tabText('unsavedTitle'),
    desc: tabText('unsavedLeave', { titles: unsaved.map(title).join(tabText('listSeparator')) }),
    okText: tabText('discardLeave'),
    cancelText: tabText('stay'),
    danger: true,
  })
}
