import type { MenuNode } from '@iisp/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { engineText } from '../i18n/engine-texts.ts'
import { toast } from '../messages/messages.ts'
import type { Profile, Protocols } from '@iisp/contract/shell-answers'
import type { PortalPorts } from '../ports.ts'
import { isRequestError } from '../request/request-error.ts'
import { sessionGate } from '../request/session-gate.ts'
import { dropLock, isScreenLocked } from '../request/screen-lock.ts'
import { notifyWindows } from './windows.ts'
import { cacheMenus, cachedMenus, clearMenuCache } from './menu-cache.ts'

/** Milliseconds that a page waits for profile and menus. */
export const contextWaitMs = 10_000

export interface SessionState {
  /** loading: not known yet. out: nobody is signed in. failed: the server could not say. */
  readonly status: 'loading' | 'in' | 'out' | 'failed'
  readonly profile: Profile | null
  readonly menus: readonly MenuNode[] | null
  readonly protocols: Protocols | null
  /** A login call is under way. */
  readonly isLoginFetching: boolean
  /** The session ended while pages are open: the login stands over them. */
  readonly expired: boolean
}
const nobody = { profile: null, menus: null, protocols: null, isLoginFetching: false, expired: false }

export const sessionStore = createStore<SessionState>(() => ({ status: 'loading', ...nobody }))
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select)
export const useProfile = (): Profile | null => useSession(({ profile }) => profile)

type Ports = Pick<PortalPorts, 'loadProfile' | 'loadMenus' | 'loadProtocols' | 'signOut'>
let ports: Ports
let leave: (url: string) => void
const resets = new Set<() => void>()
/** Counts the persons of this window, so that a slow answer for one is not taken for another. */
let person = 0

export function configureSession(given: Ports, navigate: (url: string) => void = () => {}): void {
  ports = given
  leave = navigate
}
/** Called whenever a person is gone or becomes another: drop what was theirs. */
export function onReset(reset: () => void): () => void {
  resets.add(reset)
  return () => void resets.delete(reset)
}

/** Loads who is signed in, their menus and protocols: at the start, and after each login. */
export async function loadSession(): Promise<SessionState['status']> {
  const mine = ++person
  const state = await fetchPerson(mine)
  if (mine === person) sessionStore.setState(state)
  return sessionStore.getState().status
}

async function fetchPerson(mine: number): Promise<Partial<SessionState>> {
  try {
    const profile = await ports.loadProfile()
    if (mine !== person) return {}
    sessionGate.open()
    sessionStore.setState({ status: 'in', profile, menus: cachedMenus(profile), expired: false })
    const [menus, protocols] = await Promise.all([ports.loadMenus(), ports.loadProtocols()])
    if (mine !== person) return {}
    cacheMenus(profile, menus)
    return { menus, protocols }
  } catch (thrown) {
    if (isRequestError(thrown) && thrown.status === 401) {
      sessionGate.close()
      return { status: 'out', ...nobody }
    }
    return sessionStore.getState().profile ? {} : { status: 'failed' }
  }
}

/**
 * After the login over the page. 'same': what was typed stays and what waited is sent.
 * 'other': somebody else signed in, and everything of the former person has been dropped.
 */
export async function resumeSession(): Promise<'same' | 'other' | 'failed'> {
  const before = sessionStore.getState().profile
  const mine = ++person
  try {
    const profile = await ports.loadProfile()
    if (mine !== person) return 'failed'
    if (before && profile.account === before.account && profile.instiCode === before.instiCode) {
      sessionStore.setState({ profile, expired: false })
      sessionGate.open()
      return 'same'
    }
    sessionGate.open(false)
  } catch {
    return 'failed'
  }
  forget()
  await loadSession()
  return 'other'
}

/** After a switch of manager, role, zone or topology: the same window, other menus. */
export async function reloadPerson(): Promise<void> {
  clearMenuCache()
  for (const reset of resets) reset()
  await loadSession()
}

/** Ends the session on the server and drops everything here. False where the server could not: the person stays. */
export async function signOut(): Promise<boolean> {
  try {
    await ports.signOut()
  } catch (thrown) {
    if (!isRequestError(thrown) || thrown.status !== 401) {
      if (isRequestError(thrown)) thrown.shown = true
      toast.error(engineText('session.signOutFailed'))
      return false
    }
  }
  clearSession()
  notifyWindows('signed-out')
  return true
}

/** Somebody signed out in another window, or left the locked screen: nothing of the page stays readable. */
export function leaveSession(): void {
  if (sessionStore.getState().status === 'out') return
  clearSession()
  leave('/iisp/login?logout=1')
}

/** Forgets the person without asking the server: the login over the page was left, or the session is known to be gone. */
export function clearSession(): void {
  person++
  sessionGate.close()
  dropLock()
  forget()
  sessionStore.setState({ status: 'out', ...nobody })
}

function forget(): void {
  clearMenuCache()
  for (const reset of resets) reset()
  sessionStore.setState(nobody)
}

/**
 * The server said that the session is gone; pages stay, the login opens over them. Nothing stays where the screen was
 * locked: who sits before it has shown no password.
 */
export function markExpired(): void {
  if (isScreenLocked()) return leaveSession()
  if (sessionStore.getState().status === 'in') sessionStore.setState({ expired: true })
}

/** Wraps the login call, so that its button cannot be pressed twice. */
export async function whileSigningIn<T>(login: () => Promise<T>): Promise<T> {
  sessionStore.setState({ isLoginFetching: true })
  try {
    return await login()
  } finally {
    sessionStore.setState({ isLoginFetching: false })
  }
}

const isHere = ({ profile, menus, protocols }: SessionState) =>
  profile !== null && menus !== null && protocols !== null

/** True when profile, menus and protocols are there; false, with an error shown, when 10 s were not enough. */
export function contextReady(): Promise<boolean> {
  if (isHere(sessionStore.getState())) return Promise.resolve(true)
  return new Promise((resolve) => {
    const settle = (ready: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(ready)
    }
    const timer = setTimeout(() => {
      toast.error(engineText('session.contextTimeout'))
      settle(false)
    }, contextWaitMs)
    const stop = sessionStore.subscribe((state) => {
      if (isHere(state)) settle(true)
      else if (state.status === 'out') settle(false)
    })
  })
}
