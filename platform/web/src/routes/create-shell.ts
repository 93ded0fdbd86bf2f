import type { QueryClient } from '@tanstack/react-query'
import { frameTexts } from '../frame/frame-texts.ts'
import { locale, translator } from '../i18n/index.ts'
import { findModule, lazyPart } from '../loader/index.ts'
import { confirm, notify, resetMessages } from '../messages/index.ts'
import type { PortalParts } from '../ports.ts'
import { sessionGate } from '../request/index.ts'
import { tabTexts } from '../tabs/tab-texts.ts'
import { isDirty } from '../tabs/tabs-select.ts'
import { resetTabs, tabsNow } from '../tabs/tabs-store.ts'
import { addressOf } from './addresses.ts'
import { homePath } from './home-paths.ts'
import { go } from './navigation.ts'
import { forgetPerson, loadPerson, personReady, portalNow } from './portal-state.ts'
import { forgetOwnWindow, markOwnWindow } from './role-window.ts'
import { forgetLock } from './use-lock.ts'
import type { Shell } from './shell-parts.ts'
import { createWorkspace } from './workspace.ts'

/** Ties the parts of a portal together; draws nothing. */
export function createShell(parts: PortalParts, client: QueryClient): Shell {
  const { ports, settings, manifests } = parts
  const frameText = translator(frameTexts)
  const tabText = translator(tabTexts)
  const workspace = createWorkspace({
    ports,
    settings,
    facts: () => {
      const { profile, menus, protocols } = portalNow()
      return { profile, menus, protocols, language: locale(), serves: (path) => findModule(manifests, path) !== null }
    },
    ready: personReady,
    refetch: () => void client.invalidateQueries({ refetchType: 'none' }),
    homeTitle: () => tabText('home'),
  })

  /** Nothing of the former person may be left on the screen or in memory. */
  const clear = () => {
    client.clear()
    resetMessages()
    forgetLock()
    const { profile } = portalNow()
    resetTabs({ path: addressOf(profile ? homePath(profile) : '/new-home') })
  }
  const signedIn = async () => {
    clear()
    markOwnWindow()
    await loadPerson(ports)
    const { profile } = portalNow()
    if (!profile) return
    clear()
    sessionGate.open()
    notify({ type: 'success', title: frameText('welcome', { name: profile.name }) })
  }
  const signedInAgain = async () => {
    const before = portalNow().profile
    await loadPerson(ports)
    const after = portalNow().profile
    const samePerson = before?.account === after?.account && before?.cpId === after?.cpId
    sessionGate.open(samePerson)
    if (samePerson) return
    clear()
    go('/', { replace: true })
  }
  const signOut = async () => {
    const dirty = tabsNow().tabs.filter(isDirty)
    const titles = dirty.map(workspace.title).join(tabText('listSeparator'))
    const question = { title: tabText('unsavedTitle'), desc: tabText('unsavedClose', { titles }), danger: true }
    if (dirty.length > 0 && !(await confirm(question))) return
    try {
      await ports.signOut()
    } catch {
      notify({ type: 'error', title: frameText('signOutFailed') })
      return
    }
    sessionGate.close()
    forgetPerson()
    forgetOwnWindow()
    clear()
    go('/iisp/login?logout=1', { replace: true })
  }
  return {
    parts,
    workspace,
    Home: lazyPart(parts.home, (loaded) => loaded.default),
    SignIn: lazyPart(parts.signIn, (loaded) => loaded.default),
    signedIn,
    signedInAgain,
    signOut,
  }
}
