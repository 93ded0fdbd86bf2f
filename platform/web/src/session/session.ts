import { type Call, type MenuNode, platformErrors } from '@iisp/contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { engineText } from '../i18n/engine-texts.ts'
import { toast } from '../messages/messages.ts'
import type { Profile, Protocols } from '@iisp/contract/shell-answers'
import type { PortalPorts } from '../ports.ts'
import { isRequestError } from '../request/request-error.ts'
import { type GateEnd, sessionGate } from '../request/session-gate.ts'
import { endForOtherPerson } from '../request/while-signed-in.ts'
import { dropLock, isScreenLocked } from '../request/screen-lock.ts'
import { signInAddressOf } from './sign-in-address.ts'
import { notifyWindows } from './windows.ts'
import { cacheMenus, cachedMenus, clearMenuCache } from './menu-cache.ts'

/** Time that a page waits for profile and menus, in milliseconds. */
export const contextWaitMs = 10_000

export interface SessionState {
  /** loading: not known yet. out: nobody is signed in. failed: the server did not answer or had an error. */
  readonly status: 'loading' | 'in' | 'out' | 'failed'
  readonly profile: Profile | null
  readonly menus: readonly MenuNode[] | null
  readonly protocols: Protocols | null
  /** A login call is under way. */
  readonly isLoginFetching: boolean
  /** The session ended while pages are open: the login is shown over them. */
  readonly expired: boolean
  /** `expired`, because another person has signed in in another window of the browser. */
  readonly replaced?: boolean | undefined
}
const nobody = {
  profile: null,
  menus: null,
  protocols: null,
  isLoginFetching: false,
  expired: false,
  replaced: undefined,
}

export const sessionStore = createStore<SessionState>(() => ({ status: 'loading', ...nobody }))
export const useSession = <T>(select: (state: SessionState) => T): T => useStore(sessionStore, select)
export const useProfile = (): Profile | null => useSession(({ profile }) => profile)
/**
 * Whether the person has one of the roles that a call requires, so that its action can be offered.
 * Not for pages that can be granted to a person without the role: there the server lists the
 * possible actions.
 */
export const useHasRoleFor = ({ access }: Pick<Call, 'access'>): boolean =>
  useSession(({ profile }) => {
    const asked = 'roles' in access ? access.roles : undefined
    return asked === undefined || (profile?.roles.some((role) => asked.includes(role)) ?? false)
  })

type Ports = Pick<PortalPorts, 'loadProfile' | 'loadMenus' | 'loadProtocols' | 'signOut'>
let ports: Ports
let leave: (url: string) => void
/** 'expired': the same person may return to the open pages. */
export type Ending = 'over' | 'expired'
const resets = new Set<(ending: Ending) => void>()
/** Incremented whenever the person may change, so that a late answer for the previous one is discarded. */
let person = 0

export function configureSession(given: Ports, navigate: (url: string) => void = () => {}): void {
  ports = given
  leave = navigate
}
/** Registers a function that drops the person's data. It runs whenever the person signs out or changes. */
export function onReset(reset: (ending: Ending) => void): () => void {
  resets.add(reset)
  return () => void resets.delete(reset)
}

/** Loads the signed-in person, their menus and protocols: at the start, and after each login. */
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
    sessionStore.setState({
      status: 'in',
      profile,
      menus: cachedMenus(profile),
      expired: false,
      replaced: undefined,
    })
    const [menus, protocols] = await Promise.all([ports.loadMenus(profile), ports.loadProtocols()])
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
 * Continues after a login over the page. 'same': the same person; input stays and waiting requests are sent.
 * 'other': somebody else; everything of the previous person has been dropped.
 */
export async function resumeSession(): Promise<'same' | 'other' | 'failed'> {
  const before = sessionStore.getState().profile
  const mine = ++person
  try {
    const profile = await ports.loadProfile({ anyPerson: true })
    if (mine !== person) return 'failed'
    notifyWindows({ principal: profile.principal })
    if (profile.principal === before?.principal) {
      sessionStore.setState({ profile, expired: false, replaced: undefined })
      sessionGate.open()
      return 'same'
    }
    sessionGate.open(false)
  } catch {
    return 'failed'
  }
  forget('over')
  await loadSession()
  return 'other'
}

/**
 * Reloads person and menus after a switch of manager, role, company or arrangement. Data of the
 * previous person are hidden meanwhile, even if the load fails, and the window gets a new socket.
 */
export async function reloadPerson(): Promise<void> {
  forget('over')
  sessionStore.setState({ status: 'loading' })
  await loadSession()
}

/** Does the same and goes home, after a switch in another window of the browser, which shares the session. */
export async function followPerson(): Promise<void> {
  if (sessionStore.getState().status !== 'in') return
  const loaded = reloadPerson()
  leave('/')
  await loaded
  toast.info(engineText('session.personChanged'))
}

/**
 * Called when somebody has signed in in another window of the browser: the session now belongs to
 * them.
 */
export function noteSignIn(principal: string): void {
  const { status, profile } = sessionStore.getState()
  if (status === 'in' && profile !== null && profile.principal !== principal) endForOtherPerson()
}

/** Whether the call that ends the session is under way in this window. */
let signingOut = false

/** Ends the session on the server and drops its data here. False if the server failed: the person stays signed in. */
export async function signOut(): Promise<boolean> {
  signingOut = true
  let isOwn = true
  try {
    await ports.signOut()
  } catch (thrown) {
    // the session of the person in the other window stays
    isOwn = !isRequestError(thrown) || thrown.code !== platformErrors.otherPerson.code
    if (!isRequestError(thrown) || thrown.status !== 401) {
      if (isRequestError(thrown)) thrown.shown = true
      toast.error(engineText('session.signOutFailed'))
      return false
    }
  } finally {
    signingOut = false
  }
  clearSession()
  if (isOwn) notifyWindows('signed-out')
  return true
}

/** Drops the session and goes to the login page, after a sign-out in another window or on the locked screen. */
export const leaveSession = (): void => leaveAs('over')

function leaveAs(ending: Ending): void {
  // the push to all windows may be faster than the answer to this one, and leaving would cancel its call
  if (signingOut || sessionStore.getState().status === 'out') return
  const address = signInAddressOf(sessionStore.getState().profile)
  clearSession(ending)
  leave(`${address}?logout=1`)
}

/** Drops the person's data without a call to the server: the login over the page was closed, or the session has ended. */
export function clearSession(ending: Ending = 'over'): void {
  person++
  sessionGate.close()
  dropLock()
  forget(ending)
  sessionStore.setState({ status: 'out', ...nobody })
}

function forget(ending: Ending): void {
  clearMenuCache()
  for (const reset of resets) reset(ending)
  sessionStore.setState(nobody)
}

/**
 * Called when the session turns out to have ended, or to belong to another person. The pages stay
 * and the login opens over them. If the screen is locked, everything is dropped instead, because
 * the person at the screen has not entered the password.
 */
export function markExpired(why: GateEnd = 'over'): void {
  if (isScreenLocked()) return leaveAs('expired')
  if (sessionStore.getState().status !== 'in') return
  sessionStore.setState({ expired: true, replaced: why === 'otherPerson' || undefined })
}

/** Runs the login call with `isLoginFetching` set, so that its button cannot be pressed twice. */
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

/** Resolves to true once profile, menus and protocols are loaded; to false, with an error shown, after 10 s. */
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
