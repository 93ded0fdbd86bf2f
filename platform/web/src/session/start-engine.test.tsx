import { defineCall, platformErrors, refuse, t } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { FakeSocket } from '@iisp/testing/dom/fake-socket'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Frame } from '../live/frame.ts'
import { heartbeat } from '../live/index.ts'
import { Messages } from '../messages/index.ts'
import type { PortalPorts, PortalSettings } from '../ports.ts'
import { request, serviceEmail } from '../request/index.ts'
import { isScreenLocked, markUnlocked } from '../request/screen-lock.ts'
import type { WindowMessage } from './windows.ts'
import { followPerson } from './session.ts'
import { clearSession, loadSession, resumeSession, sessionStore, startEngine } from './index.ts'

const listOrders = defineCall({
  name: 'listOrders',
  summary: { zh: '', en: '' },
  methods: ['GET'],
  path: '/api/orders',
  input: t.Object({}),
  output: t.Array(t.String()),
  errors: [],
  access: { who: 'session' },
  effect: 'read',
  idempotent: 'yes',
})
const payOrder = defineCall({
  ...listOrders,
  name: 'payOrder',
  methods: ['POST'],
  path: '/api/pay',
  access: { who: 'session', supervised: false },
  effect: 'write',
  idempotent: 'no',
})
const settings = {
  withCredentials: true,
  frameOrigins: [],
  serviceEmail: 'service@portal.example',
  serviceEmails: { 10101: 'pay@portal.example' },
  errorLogHost: '',
  errorTextBlacklist: [],
} as unknown as PortalSettings
const ports = {
  loadProfile: () => Promise.resolve({ principal: 'lin.jing', account: 'lin.jing', instiCode: 'M001' }),
  loadMenus: () => Promise.resolve([]),
  loadProtocols: () => Promise.resolve({}),
} as unknown as PortalPorts

let signedIn = true
let locked = false
beforeEach(() => {
  signedIn = true
  locked = false
  const answer = () => {
    if (locked) refuse(platformErrors.sessionLocked)
    if (!signedIn) refuse(platformErrors.notSignedIn)
    return ['甲']
  }
  new FakeServer().answer(listOrders, answer).answer(payOrder, answer).listen()
})
afterEach(() => act(() => clearSession()))

test('[SH-357] when the session ends under an open page, one warning and the login appear, and the waiting read continues', async () => {
  startEngine({ ports, settings, navigate: () => {} })
  render(<Messages />)
  await act(() => loadSession())
  expect(FakeSocket.opened).toBe(1)
  signedIn = false
  const orders = request(listOrders, {})
  await act(() => vi.waitFor(() => expect(sessionStore.getState().expired).toBe(true)))
  expect(screen.getAllByText('请认证')).toHaveLength(1)
  expect(heartbeat.state.getState().state).toBe('idle')
  signedIn = true
  await act(() => resumeSession())
  expect(await orders).toEqual(['甲'])
  expect(FakeSocket.opened).toBe(2)
})

test('the server can report over the socket that the session has ended', async () => {
  startEngine({ ports, settings, navigate: () => {} })
  await act(() => loadSession())
  act(() => FakeSocket.push({ type: 2 }))
  expect(sessionStore.getState()).toMatchObject({ status: 'in', expired: true })
})

test('[SH-400] each menu has its own service address, or the portal’s', async () => {
  startEngine({ ports, settings, navigate: () => {} })
  expect(await serviceEmail('10101')).toBe('pay@portal.example')
  expect(await serviceEmail('10102')).toBe('service@portal.example')
})

const push = (frame: Frame | string) => act(() => FakeSocket.push(frame))

test('a read refused by the screen lock is repeated after unlocking; a write fails with a message and is not repeated', async () => {
  startEngine({ ports, settings, navigate: () => {} })
  await act(() => loadSession())
  locked = true
  const orders = request(listOrders, {})
  await vi.waitFor(() => expect(isScreenLocked()).toBe(true))
  await expect(request(payOrder, {}, { quiet: true })).rejects.toMatchObject({ status: 423, shown: false })
  locked = false
  act(markUnlocked)
  expect(await orders).toEqual(['甲'])
})

test('the server notifies every window of locking and unlocking', async () => {
  startEngine({ ports, settings, navigate: () => {} })
  await act(() => loadSession())
  push('session-locked')
  expect(isScreenLocked()).toBe(true)
  push('session-unlocked')
  expect(isScreenLocked()).toBe(false)
})

/** Another window's end of the channel. */
function sayInAnotherWindow(message: WindowMessage = 'signed-out'): void {
  const other = new BroadcastChannel('iisp-session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none: it never leaves the origin
  other.postMessage(message)
}

test.each([
  ['the server', () => push({ type: 2, signedOut: true })],
  ['another window', () => sayInAnotherWindow()],
  [
    'an end of the locked session',
    () => {
      push('session-locked')
      push({ type: 2 })
    },
  ],
])('a sign-out told by %s leaves nothing of the page and leads to the sign-in', async (_who, tell) => {
  const navigate = vi.fn<(url: string) => void>()
  startEngine({ ports, settings, navigate })
  await act(() => loadSession())
  tell()
  await act(() => vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/iisp/login?logout=1')))
  expect(sessionStore.getState()).toMatchObject({ status: 'out', profile: null, expired: false })
  expect(isScreenLocked()).toBe(false)
})

test.each([
  ['another window', () => sayInAnotherWindow({ principal: 'zhou.hang' })],
  ['the socket', () => push({ type: 2, otherPerson: true })],
])('a sign-in of another person told by %s asks for the sign-in over the page, once', async (_who, tell) => {
  startEngine({ ports, settings, navigate: () => {} })
  render(<Messages />)
  await act(() => loadSession())
  tell()
  await act(() => vi.waitFor(() => expect(sessionStore.getState().replaced).toBe(true)))
  tell()
  expect(sessionStore.getState()).toMatchObject({ status: 'in', expired: true })
  expect(screen.getAllByText('已在另一窗口以其他身份登录，请在本窗口重新登录')).toHaveLength(1)
})

test('a sign-in of the same person in another window changes nothing', async () => {
  startEngine({ ports, settings, navigate: () => {} })
  await act(() => loadSession())
  sayInAnotherWindow({ principal: 'lin.jing' })
  sayInAnotherWindow('locked')
  await act(() => vi.waitFor(() => expect(isScreenLocked()).toBe(true)))
  expect(sessionStore.getState().expired).toBe(false)
})

test('every call names the person whom the page shows; refused as another’s, a read waits for the sign-in and a write is not sent again', async () => {
  let current = 'lin.jing'
  const principals: (string | null)[] = []
  const answer = (_input: object, { headers }: { headers: Headers }) => {
    principals.push(headers.get('x-principal'))
    if (headers.get('x-principal') !== current) refuse(platformErrors.otherPerson)
    return ['甲']
  }
  new FakeServer().answer(listOrders, answer).answer(payOrder, answer).listen()
  startEngine({ ports, settings, navigate: () => {} })
  await act(() => loadSession())
  current = 'zhou.hang'
  const orders = request(listOrders, {})
  await act(() => vi.waitFor(() => expect(sessionStore.getState().replaced).toBe(true)))
  await expect(request(payOrder, {}, { quiet: true })).rejects.toMatchObject({ code: 'platform.otherPerson' })
  current = 'lin.jing'
  await act(() => resumeSession())
  expect(await orders).toEqual(['甲'])
  expect(principals).toEqual(['lin.jing', 'lin.jing', 'lin.jing'])
})

test('what one person began is not sent again for another who has signed in meanwhile', async () => {
  let asked = 0
  new FakeServer()
    .answer(listOrders, () => {
      asked++
      return refuse(platformErrors.otherPerson)
    })
    .listen()
  let name = 'lin.jing'
  const who = { ...ports, loadProfile: async () => ({ ...(await ports.loadProfile()), principal: name }) }
  startEngine({ ports: who, settings, navigate: () => {} })
  await act(() => loadSession())
  const orders = request(listOrders, {}, { quiet: true }).catch((error: unknown) => error)
  await act(() => vi.waitFor(() => expect(sessionStore.getState().replaced).toBe(true)))
  name = 'zhou.hang'
  await act(() => followPerson())
  expect(await orders).toMatchObject({ status: 401 })
  expect([asked, sessionStore.getState().profile?.principal]).toEqual([1, 'zhou.hang'])
})
