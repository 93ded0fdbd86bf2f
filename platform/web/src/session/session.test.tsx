import { type MenuNode, platformErrors } from '@iisp/contract'
import { menuNode } from '@iisp/testing/menu-node'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageStore, resetMessages } from '../messages/index.ts'
import type { Profile } from '@iisp/contract/shell-answers'
import type { PortalPorts } from '../ports.ts'
import { RequestError } from '../request/index.ts'
import { sessionGate } from '../request/session-gate.ts'
import { cacheMenus, cachedMenus } from './menu-cache.ts'
import { listenToWindows, notifyWindows } from './windows.ts'
import {
  clearSession,
  configureSession,
  contextReady,
  followPerson,
  leaveSession,
  loadSession,
  markExpired,
  onReset,
  reloadPerson,
  resumeSession,
  sessionStore,
  signOut,
  whileSigningIn,
} from './session.ts'

const profile = (account: string, more: Partial<Profile> = {}) =>
  ({ principal: account, account, instiCode: 'M001', managerType: 1, zoneType: 0, ...more }) as Profile
const menu = (id: string) => menuNode(id, { name: '划款' })
const protocols = { yelcProtocolSigned: '1', tghhkProtocolSigned: '1', mjhhkProtocolSigned: '1' } as const
const ports = {
  loadProfile: vi.fn<PortalPorts['loadProfile']>(),
  loadMenus: vi.fn<PortalPorts['loadMenus']>(),
  loadProtocols: vi.fn<PortalPorts['loadProtocols']>(),
  signOut: vi.fn<PortalPorts['signOut']>(),
}
const now = () => sessionStore.getState()
const texts = () => messageStore.getState().shown.map((m) => `${m.type}: ${m.title}`)
const refused = (status: number) => new RequestError({ kind: 'answer', status, msg: 'x' })

beforeEach(() => {
  configureSession(ports)
  ports.loadProfile.mockReset().mockResolvedValue(profile('lin.jing'))
  ports.loadMenus.mockReset().mockResolvedValue([menu('10')])
  ports.loadProtocols.mockReset().mockResolvedValue(protocols)
  ports.signOut.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  clearSession()
  resetMessages()
  vi.useRealTimers()
})

test('a valid session loads the person, the menus and the protocols', async () => {
  expect(await loadSession()).toBe('in')
  expect(now()).toMatchObject({ profile: { account: 'lin.jing' }, menus: [{ id: '10' }], protocols })
  expect(sessionGate.state).toBe('open')
})

test('without a session nobody is signed in, and no message is shown', async () => {
  ports.loadProfile.mockRejectedValue(refused(401))
  expect(await loadSession()).toBe('out')
  expect(texts()).toEqual([])
})

test('a server error is a failure, not a sign-out', async () => {
  ports.loadProfile.mockRejectedValue(refused(503))
  expect(await loadSession()).toBe('failed')
})

test('[SH-170] signing out resets everything', async () => {
  const reset = vi.fn<() => void>()
  const stop = onReset(reset)
  await loadSession()
  expect(await signOut()).toBe(true)
  expect(now()).toEqual({
    status: 'out',
    profile: null,
    menus: null,
    protocols: null,
    isLoginFetching: false,
    expired: false,
  })
  expect(reset).toHaveBeenCalledTimes(1)
  expect(sessionStorage.length).toBe(0)
  expect(sessionGate.state).toBe('none')
  stop()
})

test('[SH-386] a failed logout shows a message and leaves the person signed in', async () => {
  await loadSession()
  ports.signOut.mockRejectedValue(refused(500))
  expect(await signOut()).toBe(false)
  expect(texts()).toEqual(['error: 退出登录失败'])
  expect(now().status).toBe('in')
})

test('a push that the session has ended, faster than the answer to the sign-out, does not cancel it', async () => {
  await loadSession()
  const reset = vi.fn<() => void>()
  const stop = onReset(reset)
  ports.signOut.mockImplementation(async () => {
    leaveSession()
    if (reset.mock.calls.length > 0) throw new RequestError({ kind: 'aborted', status: 0, msg: 'x' })
  })
  expect(await signOut()).toBe(true)
  expect([now().status, texts()]).toEqual(['out', []])
  stop()
})

test('signing out of a session that has already ended shows no message', async () => {
  await loadSession()
  ports.signOut.mockRejectedValue(refused(401))
  expect(await signOut()).toBe(true)
  expect(texts()).toEqual([])
})

test('when the session ends the pages stay, and the same person can continue', async () => {
  await loadSession()
  sessionGate.end()
  markExpired()
  expect(now()).toMatchObject({ status: 'in', expired: true, menus: [{ id: '10' }] })
  const waiting = sessionGate.wait()
  expect(await resumeSession()).toBe('same')
  expect(await waiting).toBe(true)
  expect(now().expired).toBe(false)
})

test('another person who signs in over the page sees nothing of the first', async () => {
  await loadSession()
  sessionGate.end()
  const waiting = sessionGate.wait()
  const reset = vi.fn<() => void>()
  const stop = onReset(reset)
  ports.loadProfile.mockResolvedValue(profile('zhou.hang'))
  ports.loadMenus.mockResolvedValue([menu('20')])
  expect(await resumeSession()).toBe('other')
  expect(await waiting).toBe(false)
  expect(reset).toHaveBeenCalledTimes(1)
  expect(now()).toMatchObject({ profile: { account: 'zhou.hang' }, menus: [{ id: '20' }] })
  stop()
})

test('the account’s owner who signs in over the page of a super-manager acting as them is another person', async () => {
  ports.loadProfile.mockResolvedValue(profile('lin.jing', { principal: 'lin.jing-by-du.jian' }))
  await loadSession()
  sessionGate.end()
  ports.loadProfile.mockResolvedValue(profile('lin.jing'))
  expect(await resumeSession()).toBe('other')
})

test('a page of another person stays open for the sign-in; the same person goes on, and signing out leaves the other’s session', async () => {
  const heard = vi.fn<(message: unknown) => void>()
  const other = new BroadcastChannel('iisp-session')
  other.addEventListener('message', ({ data }) => heard(data))
  listenToWindows(() => {})
  await loadSession()
  sessionGate.end('otherPerson')
  markExpired('otherPerson')
  expect(now()).toMatchObject({ status: 'in', expired: true, replaced: true, menus: [{ id: '10' }] })
  expect(await resumeSession()).toBe('same')
  expect(ports.loadProfile).toHaveBeenLastCalledWith({ anyPerson: true })
  expect(now()).toMatchObject({ expired: false, replaced: undefined })
  const { status, code, zh } = platformErrors.otherPerson
  ports.signOut.mockRejectedValue(new RequestError({ kind: 'answer', status, code, msg: zh }))
  expect(await signOut()).toBe(true)
  expect(now().status).toBe('out')
  notifyWindows('active')
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('active'))
  expect(heard.mock.calls).toEqual([[{ principal: 'lin.jing' }], ['active']])
  other.close()
})

test('late menus of the previous person are not shown to the next', async () => {
  let late: (menus: readonly MenuNode[]) => void = () => {}
  ports.loadMenus.mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
  const first = loadSession()
  await vi.waitFor(() => expect(now().status).toBe('in'))
  await loadSession()
  late([menu('99')])
  await first
  expect(now().menus).toEqual([menu('10')])
})

test('a switch of role reloads the menus and drops what was shown', async () => {
  await loadSession()
  const reset = vi.fn<() => void>()
  const stop = onReset(reset)
  ports.loadMenus.mockResolvedValue([menu('30')])
  await reloadPerson()
  expect(now().menus).toEqual([menu('30')])
  expect(reset).toHaveBeenCalledTimes(1)
  stop()
})

test('after a switch whose load fails nothing of the person before is left', async () => {
  await loadSession()
  ports.loadProfile.mockRejectedValue(refused(500))
  await reloadPerson()
  expect(now()).toMatchObject({ status: 'failed', profile: null, menus: null, protocols: null })
})

test('a window follows the switch of another one, but only while somebody is signed in', async () => {
  const leave = vi.fn<(url: string) => void>()
  configureSession(ports, leave)
  await loadSession()
  ports.loadProfile.mockResolvedValue(profile('yan.bei'))
  await followPerson()
  expect(now().profile?.account).toBe('yan.bei')
  expect(leave).toHaveBeenCalledExactlyOnceWith('/')
  expect(texts()).toEqual(['info: 您已在其他窗口切换身份，本窗口已随之更新'])
  clearSession()
  await followPerson()
  expect(now().status).toBe('out')
})

test('[SH-167] the session is fetching exactly while the login call runs', async () => {
  let answer: () => void = () => {}
  const login = whileSigningIn(() => new Promise<void>((resolve) => (answer = resolve)))
  expect(now().isLoginFetching).toBe(true)
  answer()
  await login
  expect(now().isLoginFetching).toBe(false)
})

test('[SH-420] a page waits 10 s for its context, then an error says so', async () => {
  vi.useFakeTimers()
  ports.loadMenus.mockReturnValue(new Promise(() => {}))
  void loadSession()
  const settled = vi.fn<(ready: boolean) => void>()
  void contextReady().then(settled)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(settled).toHaveBeenCalledExactlyOnceWith(false)
  expect(texts()).toEqual(['error: 页面初始化超时，请刷新重试'])
})

test('a page continues as soon as its context is loaded', async () => {
  const ready = contextReady()
  await loadSession()
  expect(await ready).toBe(true)
  expect(await contextReady()).toBe(true)
})

test('[SH-455] the menus of five contexts are kept in the session storage, and the oldest is dropped', () => {
  const zone = (zoneType: number) => profile('lin.jing', { zoneType })
  for (let i = 1; i <= 6; i++) cacheMenus(zone(i), [menu(String(i))])
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('menu:'))).toHaveLength(5)
  expect(cachedMenus(zone(1))).toBeNull()
  expect(cachedMenus(zone(6))).toEqual([menu('6')])
})

test('the menus of an earlier load are shown until the current ones arrive', async () => {
  cacheMenus(profile('lin.jing'), [menu('old')])
  ports.loadMenus.mockReturnValue(new Promise(() => {}))
  void loadSession()
  await vi.waitFor(() => expect(now().menus).toEqual([menu('old')]))
})
