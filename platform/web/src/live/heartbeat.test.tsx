import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureRequests, requestConfig } from '../request/request-config.ts'
import { Heartbeat } from './heartbeat.ts'
import { heartbeat as own, useLive, useLiveState } from './index.ts'

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  /**
   * Behaviour of the next sockets: refuse the connection, open and answer, or open and stay silent.
   */
  static fate: 'refuse' | 'answer' | 'silent' = 'answer'
  readonly openedAt = Date.now()
  readyState = 0
  sent: number[] = []
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
    const { fate } = FakeSocket
    setTimeout(() => {
      if (fate === 'refuse') return this.lose()
      this.readyState = 1
      this.dispatchEvent(new Event('open'))
    }, 0)
  }
  send() {
    this.sent.push(Date.now())
    if (FakeSocket.fate === 'answer') this.push({ type: 0, time: 1 })
  }
  push(frame: object) {
    this.say(JSON.stringify(frame))
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  lose() {
    this.dispatchEvent(new Event('close'))
  }
  close() {
    this.readyState = 3
  }
}

let hidden = false
const look = (away: boolean) => {
  hidden = away
  document.dispatchEvent(new Event('visibilitychange'))
}
let heartbeat: Heartbeat
let states: string[]
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  FakeSocket.all = []
  FakeSocket.fate = 'answer'
  hidden = false
  heartbeat = new Heartbeat()
  states = []
  heartbeat.state.subscribe(({ state }) => states.at(-1) !== state && states.push(state))
})
afterEach(() => {
  heartbeat.stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const gaps = (times: readonly number[]) => times.slice(1).map((at, i) => at - times[i]!)

test('[SH-186] [SH-408] the heartbeat pings every 3 s', () => {
  heartbeat.start()
  pass(10_000)
  const [socket] = FakeSocket.all
  expect(socket!.url).toMatch(/^ws:\/\/.+\/tgfw-integration\/ws\/keepalive$/)
  expect(gaps(socket!.sent)).toEqual([3_000, 3_000, 3_000])
  expect(states).toEqual(['pending', 'success'])
})

test('[SH-185] [SH-188] [SH-406] [SH-407] after the server disconnects, three attempts to reconnect follow, 3 s apart, and then the heartbeat is closed and pauses', () => {
  heartbeat.start()
  pass(100)
  FakeSocket.fate = 'refuse'
  FakeSocket.all[0]!.lose()
  pass(60_000)
  expect(FakeSocket.all).toHaveLength(4)
  for (const gap of gaps(FakeSocket.all.slice(1).map((s) => s.openedAt))) expect(gap).toBeCloseTo(3_000, -1)
  expect(states).toEqual([
    'pending',
    'success',
    'error',
    'pending',
    'error',
    'pending',
    'error',
    'pending',
    'closed',
  ])
})

/** A heartbeat whose connection is lost and whose three quick attempts have failed. */
function closeBeat() {
  heartbeat.start()
  pass(100)
  FakeSocket.fate = 'refuse'
  FakeSocket.all.at(-1)!.lose()
  pass(9_100)
  expect(heartbeat.state.getState().state).toBe('closed')
  FakeSocket.all = []
}

test('after the quick attempts come longer and longer pauses of some minutes at most, and the state stays closed', () => {
  closeBeat()
  pass(60 * 60_000)
  const waits = gaps(FakeSocket.all.map((socket) => socket.openedAt))
  const between = (wait: number | undefined, least: number) => {
    expect(wait).toBeGreaterThanOrEqual(least)
    expect(wait).toBeLessThanOrEqual(least * 1.5 + 100)
  }
  between(waits[0], 120_000)
  for (const wait of waits.slice(1)) between(wait, 240_000)
  expect(waits.length).toBeGreaterThan(8)
  expect(states.slice(states.indexOf('closed'))).toEqual(['closed'])
})

test('the pauses of many pages differ', () => {
  const waits = [0, 0.5, 1].map((random) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    closeBeat()
    const from = Date.now()
    pass(10 * 60_000)
    return (FakeSocket.all[0]?.openedAt ?? 0) - from
  })
  vi.restoreAllMocks()
  expect(new Set(waits).size).toBe(3)
})

test.each([
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  [
    'the page is shown',
    () => {
      look(true)
      look(false)
    },
  ],
  ['the pause is over', () => pass(90_000)],
])(
  'a closed heartbeat connects again when %s, tells that pushes were missed, and starts its count anew',
  (_when, happen) => {
    const returned = vi.fn<() => void>()
    heartbeat.subscribe('returned', returned)
    closeBeat()
    FakeSocket.fate = 'answer'
    happen()
    pass(100)
    expect(heartbeat.state.getState().state).toBe('success')
    expect(FakeSocket.all).toHaveLength(1)
    expect(returned).toHaveBeenCalledOnce()
    FakeSocket.fate = 'refuse'
    FakeSocket.all[0]!.lose()
    pass(9_100)
    expect(FakeSocket.all).toHaveLength(4)
  },
)

test('a hidden page makes no late attempts', () => {
  closeBeat()
  look(true)
  pass(60 * 60_000)
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(0)
})

test('a return without a loss before it is not told', () => {
  const returned = vi.fn<() => void>()
  heartbeat.subscribe('returned', returned)
  heartbeat.start()
  pass(10_000)
  expect(returned).not.toHaveBeenCalled()
})

test('after the sign-out nothing reconnects', () => {
  closeBeat()
  heartbeat.stop()
  window.dispatchEvent(new Event('online'))
  look(false)
  pass(60 * 60_000)
  expect(FakeSocket.all).toHaveLength(0)
})

test('the address names whom the page shows', () => {
  const { principal } = requestConfig()
  configureRequests({ principal: () => 'lin.jing' })
  heartbeat.start()
  configureRequests({ principal })
  expect(FakeSocket.all[0]!.url).toMatch(/\/ws\/keepalive\?principal=lin\.jing$/)
})

test('[SH-187] [SH-409] a ping unanswered for 3 s counts as a disconnection; after three more attempts the heartbeat closes', () => {
  heartbeat.start()
  pass(100)
  FakeSocket.fate = 'silent'
  pass(5_800)
  expect(heartbeat.state.getState().state).toBe('success')
  pass(200)
  expect(heartbeat.state.getState().state).toBe('error')
  expect(FakeSocket.all[0]!.readyState).toBe(3)
  pass(60_000)
  expect(FakeSocket.all).toHaveLength(4)
  expect(heartbeat.state.getState().state).toBe('closed')
})

test('a pong resets the number of attempts', () => {
  heartbeat.start()
  pass(100)
  for (let drop = 0; drop < 5; drop++) {
    FakeSocket.all.at(-1)!.lose()
    pass(3_100)
    expect(heartbeat.state.getState().state).toBe('success')
  }
})

test('a hidden page does not ping; when shown again it checks the connection at once', () => {
  heartbeat.start()
  pass(100)
  const [socket] = FakeSocket.all
  look(true)
  const before = socket!.sent.length
  pass(600_000)
  expect(socket!.sent).toHaveLength(before)
  look(false)
  expect(socket!.sent).toHaveLength(before + 1)
  expect(heartbeat.state.getState().state).toBe('success')
})

test('a connection lost while the page is hidden uses up no attempts and is reopened when the page is shown', () => {
  heartbeat.start()
  pass(100)
  look(true)
  FakeSocket.all[0]!.lose()
  pass(600_000)
  expect(FakeSocket.all).toHaveLength(1)
  look(false)
  pass(100)
  expect(FakeSocket.all).toHaveLength(2)
  expect(heartbeat.state.getState().state).toBe('success')
})

test('when the session gets another id, the socket is reopened at once and no error is shown', () => {
  const ended = vi.fn<() => void>()
  heartbeat.subscribe('session-ended', ended)
  heartbeat.start()
  pass(100)
  FakeSocket.all[0]!.dispatchEvent(new CloseEvent('close', { code: 4002 }))
  pass(1_000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(states).toEqual(['pending', 'success', 'pending', 'success'])
  expect(ended).not.toHaveBeenCalled()
})

test('pushes reach the subscribers of their topic', () => {
  const heard: unknown[] = []
  for (const topic of ['counts', 'notice', 'session-ended', 'upgraded', 'transfers.changed'])
    heartbeat.subscribe(topic, (payload) => heard.push([topic, payload]))
  const stop = heartbeat.subscribe('counts', () => heard.push('never'))
  stop()
  heartbeat.start()
  pass(100)
  const [socket] = FakeSocket.all
  socket!.push({ type: 1, topic: 'transfers.changed', counts: true })
  socket!.push({ type: 1, notice: { title: '公告', content: '休市' } })
  socket!.say('no frame')
  socket!.push({ type: 3 })
  socket!.push({ type: 2 })
  expect(heard).toEqual([
    ['transfers.changed', { type: 1, topic: 'transfers.changed', counts: true }],
    ['counts', null],
    ['notice', { title: '公告', content: '休市' }],
    ['upgraded', null],
    ['session-ended', null],
  ])
  pass(60_000)
  expect(FakeSocket.all).toHaveLength(1)
  expect(heartbeat.state.getState().state).toBe('closed')
})

test('a component shows the state and receives pushes while it is mounted', () => {
  const heard = vi.fn<(payload: unknown) => void>()
  const Probe = () => {
    useLive('counts', heard)
    return <p>{useLiveState()}</p>
  }
  const { unmount } = render(<Probe />)
  act(() => {
    own.start()
    pass(100)
  })
  expect(screen.getByText('success')).toBeTruthy()
  act(() => FakeSocket.all.at(-1)!.push({ type: 1, counts: true }))
  unmount()
  FakeSocket.all.at(-1)!.push({ type: 1, counts: true })
  expect(heard).toHaveBeenCalledTimes(1)
  own.stop()
})
