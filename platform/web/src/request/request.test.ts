import { defineCall, t, type Call } from '@iisp/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageStore, resetMessages } from '../messages/messages.ts'
import { configureRequests } from './request-config.ts'
import { request } from './request.ts'
import { RequestError } from './request-error.ts'
import { onSessionExpired, sessionGate } from './session-gate.ts'
import { abortRequest } from './tracking.ts'

const base = {
  summary: { zh: '', en: '' },
  errors: [],
  access: { who: 'session', supervised: false },
  effect: 'read',
  idempotent: 'yes',
} as const
const order = t.Object({ id: t.String() })
const readOrder = defineCall({
  ...base,
  name: 'readOrder',
  methods: ['GET'],
  path: '/api/order',
  input: t.Object({}),
  output: order,
})
const saveNote = defineCall({
  ...base,
  name: 'saveNote',
  methods: ['POST'],
  path: '/api/note',
  input: t.Object({}),
  output: order,
  effect: 'write',
  idempotent: 'no',
})
const addOrder = defineCall({
  ...base,
  name: 'addOrder',
  methods: ['POST'],
  path: '/api/add',
  input: t.strict({ amount: t.String() }),
  output: order,
  effect: 'write',
  idempotent: 'key',
})
const signIn = defineCall({
  ...base,
  name: 'signIn',
  methods: ['POST'],
  path: '/api/login',
  input: t.Object({}),
  output: order,
  access: { who: 'public' },
  effect: 'write',
  idempotent: 'no',
})

type Sent = {
  url: string
  init: RequestInit
  headers: Record<string, string>
  answer: (response: Response) => void
  fail: (error: unknown) => void
}
let sent: Sent[] = []
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const good = (data: unknown) => json(200, { status: 200, msg: '', data })
const refused = (status: number, msg = '', more = {}) => json(status, { status, msg, data: null, ...more })
const texts = () => messageStore.getState().shown.map((m) => `${m.type}: ${m.title}`)
const logged = () => sent.filter((s) => s.url.includes('errorLog'))

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('errorLog')) {
      sent.push({ url, init } as Sent)
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    return new Promise<Response>((answer, fail) => {
      sent.push({ url, init, headers: init.headers as Record<string, string>, answer, fail })
      init.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')))
    })
  })
  vi.stubGlobal('location', { origin: 'https://portal.example', pathname: '/iisp/transfer-money/orders' })
  configureRequests({
    origin: 'https://portal.example',
    fromMenu: () => '10102',
    fromPath: () => location.pathname,
    leave: vi.fn<(url: string) => void>(),
    withCredentials: true,
  })
  sessionGate.close()
})
afterEach(() => {
  resetMessages()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Sends a call and answers it. */
async function exchange(
  call: Call,
  input: object,
  response: Response | Error,
  options = {},
): Promise<unknown> {
  const outcome = request(call, input as never, options).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  const last = sent.at(-1)!
  if (response instanceof Error) last.fail(response)
  else last.answer(response)
  return outcome
}

test('[SH-284] [SH-285] [SH-286] [SH-467] a POST carries a JSON body, a trace id of 32 characters and where it comes from', async () => {
  await exchange(saveNote, { b: 1, a: '二' }, good({ id: '1' }))
  await exchange(saveNote, {}, good({ id: '1' }))
  const [first, second] = sent
  expect(first!.init.method).toBe('POST')
  expect(first!.init.body).toBe('{"b":1,"a":"二"}')
  expect(first!.headers['content-type']).toBe('application/json')
  expect(first!.headers['x-trace-id']).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(first!.headers['x-trace-id']).not.toBe(second!.headers['x-trace-id'])
  expect(first!.headers['x-from-menu-id']).toBe('10102')
  expect(first!.headers['x-from-path']).toBe('/iisp/transfer-money/orders')
})

test('[BL-275] a call declared as form-encoded sends its fields as a form', async () => {
  const poll = defineCall({
    ...base,
    name: 'poll',
    methods: ['POST'],
    path: '/api/poll',
    input: t.Object({}),
    output: order,
    body: 'form',
  })
  await exchange(poll, { verifiedSource: '2', verifiedId: 'a b&c' }, good({ id: '1' }))
  expect(sent[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect([...new URLSearchParams(sent[0]!.init.body as string)]).toEqual([
    ['verifiedId', 'a b&c'],
    ['verifiedSource', '2'],
  ])
})

test('[SH-286] requests to another origin do not name the calling page', async () => {
  configureRequests({ origin: 'https://other.example' })
  await exchange(readOrder, {}, good({ id: '1' }))
  expect(sent[0]!.headers).not.toHaveProperty('x-from-path')
  expect(sent[0]!.headers).not.toHaveProperty('x-from-menu-id')
})

test.each([
  [true, 'include'],
  [false, 'same-origin'],
])('[SH-287] with credentials %s cookies go %s', async (withCredentials, mode) => {
  configureRequests({ withCredentials })
  await exchange(readOrder, {}, good({ id: '1' }))
  expect(sent[0]!.init.credentials).toBe(mode)
})

test('[SH-289] [SH-290] a GET query is sorted, its objects are JSON, and missing values are left out', async () => {
  const input = { b: '', a: 1, f: { x: 1 }, c: ['一', 2], none: null, not: undefined, yes: true }
  await exchange(readOrder, input, good({ id: '1' }))
  expect(sent[0]!.url).toBe(
    'https://portal.example/api/order?a=1&b=&c=%5B%22%E4%B8%80%22%2C2%5D&f=%7B%22x%22%3A1%7D&yes=true',
  )
  expect(sent[0]!.init.body).toBeUndefined()
})

test.each([
  [json(200, { status: 500, msg: '系统异常', data: null }), 500],
  [json(200, { status: 0, msg: '', data: { id: '1' } }), 0],
  [json(400, { status: 200, msg: '', data: { id: '1' } }), 400],
])('[SH-235] only 200 in the answer and over it is success', async (response, status) => {
  expect(await exchange(readOrder, {}, response)).toMatchObject({ kind: 'answer', status })
})

test('[SH-236] an answer without a required field shows 响应字段验证失败, and only the field’s location is reported', async () => {
  expect(await exchange(readOrder, {}, good({ name: '林静' }))).toMatchObject({ kind: 'shape' })
  expect(texts()).toEqual(['error: 响应字段验证失败'])
  expect(logged()[0]!.init.body).toContain('answer of readOrder at id')
  expect(logged()[0]!.init.body).not.toContain('林静')
})

test.each([
  [400, 'warning: 余额不足'],
  [404, 'warning: 余额不足'],
  [500, 'error: 余额不足'],
  [503, 'error: 余额不足'],
])('[SH-360] [SH-366] [SH-367] status %d shows the message of the server as %s', async (status, shown) => {
  const error = await exchange(
    readOrder,
    {},
    refused(status, '余额不足', { code: 'transfers.poor', fields: ['amount'] }),
  )
  expect(error).toMatchObject({ status, code: 'transfers.poor', fields: ['amount'], message: '余额不足' })
  expect(texts()).toEqual([shown])
})

test('[SH-358] [SH-365] status 429 warns that the system is busy', async () => {
  await exchange(readOrder, {}, refused(429, 'too many'))
  expect(texts()).toEqual(['warning: 系统繁忙'])
})

test('[SH-368] without an answer the message names the network', async () => {
  expect(await exchange(readOrder, {}, new TypeError('Failed to fetch'))).toMatchObject({
    kind: 'network',
    status: 0,
  })
  expect(texts()).toEqual(['error: 网络连接超时，请刷新页面重试或联系在线客服'])
})

test('[SH-388] no general message appears if the caller shows the failure itself', async () => {
  const error = await exchange(signIn, {}, refused(401, '账号或密码错误'), { quiet: true })
  expect(error).toMatchObject({ status: 401, message: '账号或密码错误' })
  expect(texts()).toEqual([])
  expect(sessionGate.state).toBe('none')
})

test('an answer that is not JSON is a failure', async () => {
  expect(await exchange(readOrder, {}, new Response('<html>'))).toMatchObject({ kind: 'shape' })
  expect(await exchange(readOrder, {}, new Response('<html>', { status: 502 }))).toMatchObject({
    kind: 'answer',
    status: 502,
  })
})

test('[SH-357] [SH-364] parallel calls answered with 401 show 请认证 once and end the session once', async () => {
  const ended = vi.fn<() => void>()
  const stop = onSessionExpired(ended)
  sessionGate.open()
  const calls = [1, 2, 3].map(() => request(saveNote, {}).catch((error: unknown) => error))
  await vi.advanceTimersByTimeAsync(0)
  for (const { answer } of sent) answer(refused(401, 'not signed in'))
  for (const error of await Promise.all(calls)) expect(error).toMatchObject({ status: 401 })
  expect(texts()).toEqual(['warning: 请认证'])
  expect(ended).toHaveBeenCalledTimes(1)
  stop()
})

test('reads and keyed writes wait until the same person signs in and are sent again; other writes are not', async () => {
  sessionGate.open()
  const read = request(readOrder, {})
  const keyed = request(addOrder, { amount: '1.00' })
  const plain = request(saveNote, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  for (const { answer } of sent) answer(refused(401))
  expect(await plain).toBeInstanceOf(RequestError)
  expect(sent).toHaveLength(3 + logged().length)
  sent = sent.filter((s) => s.headers)
  const firstKey = sent[1]!.headers['idempotency-key']
  sessionGate.open()
  await vi.advanceTimersByTimeAsync(0)
  const again = sent.slice(3)
  expect(again.map((s) => new URL(s.url).pathname)).toEqual(['/api/order', '/api/add'])
  expect(again[1]!.headers['idempotency-key']).toBe(firstKey)
  for (const { answer } of again) answer(good({ id: '9' }))
  expect(await Promise.all([read, keyed])).toEqual([{ id: '9' }, { id: '9' }])
})

test('a request that waited for one person is not sent for another', async () => {
  sessionGate.open()
  const read = request(readOrder, {}).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  sent[0]!.answer(refused(401))
  await vi.advanceTimersByTimeAsync(0)
  sessionGate.open(false)
  expect(await read).toMatchObject({ status: 401 })
})

test('a late 401 of the former session does not end the new one', async () => {
  sessionGate.open()
  const read = request(readOrder, {})
  await vi.advanceTimersByTimeAsync(0)
  sessionGate.end()
  sessionGate.open()
  sent[0]!.answer(refused(401))
  await vi.advanceTimersByTimeAsync(0)
  expect(sessionGate.state).toBe('open')
  sent.filter((s) => s.headers)[1]!.answer(good({ id: '2' }))
  expect(await read).toEqual({ id: '2' })
})

test('[SH-189] one of two running requests can be cancelled without a message and without affecting the other', async () => {
  const one = request(readOrder, {}, { key: 'one' }).catch((error: unknown) => error)
  const two = request(readOrder, {}, { key: 'two' })
  await vi.advanceTimersByTimeAsync(0)
  abortRequest('one')
  expect(await one).toMatchObject({ kind: 'aborted' })
  sent[1]!.answer(good({ id: '2' }))
  expect(await two).toEqual({ id: '2' })
  expect(texts()).toEqual([])
})

test('[SH-190] [SH-191] [SH-373] [SH-413] [SH-414] [SH-415] of five overlong requests the newest three are kept', async () => {
  const outcomes: string[] = []
  for (let i = 0; i < 5; i++) {
    void request(readOrder, {}).catch((error: RequestError) =>
      outcomes.push(`${i} ${error.kind} ${error.message}`),
    )
    await vi.advanceTimersByTimeAsync(10)
  }
  await vi.advanceTimersByTimeAsync(29_900)
  expect(outcomes).toEqual([])
  await vi.advanceTimersByTimeAsync(3_100)
  expect(outcomes).toEqual([
    '0 swept 由于请求时间过长，已取消该请求',
    '1 swept 由于请求时间过长，已取消该请求',
  ])
  expect(texts()).toEqual(['warning: 由于请求时间过长，已取消该请求'])
  for (const { answer } of sent) answer(good({ id: '1' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(outcomes).toHaveLength(2)
})

test.each([
  ['/iisp/welcome', 'https://portal.example/iisp/welcome'],
  ['//evil.example/x', null],
  ['\\\\evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://a@portal.example/', null],
])('[SH-359] a redirection to %s leads to %s', async (location, target) => {
  const leave = vi.fn<(url: string) => void>()
  configureRequests({ leave })
  await exchange(readOrder, {}, json(200, { status: 302, location }))
  expect(leave.mock.calls).toEqual(target === null ? [] : [[target]])
  expect(texts()).toEqual(target === null ? ['warning: 跳转地址不被允许'] : [])
})

test('[SH-288] fetch never follows a redirection; the page goes to its target instead', async () => {
  const leave = vi.fn<(url: string) => void>()
  configureRequests({ leave })
  const opaque = { type: 'opaqueredirect', status: 0 } as Response
  expect(await exchange(readOrder, {}, opaque)).toMatchObject({ status: 302 })
  expect(sent[0]!.init.redirect).toBe('manual')
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://portal.example/api/order')
})

test.each([
  ['a lost answer', new TypeError('Failed to fetch'), 'kept'],
  ['a fault of the server', refused(503, '服务暂时不可用'), 'kept'],
  ['the same request still being processed', refused(409, '', { code: 'platform.inProgress' }), 'kept'],
  ['a refusal', refused(422, '余额不足'), 'new'],
  ['success', good({ id: '1' }), 'new'],
] as const)('after %s the key of the same content is %s', async (_, response, fate) => {
  const content = { amount: `${Math.random()}` }
  await exchange(addOrder, content, response)
  await exchange(addOrder, content, good({ id: '1' }))
  await exchange(addOrder, { amount: '7.00' }, good({ id: '1' }))
  const [first, second, other] = sent.filter((s) => s.headers).map((s) => s.headers['idempotency-key'])
  expect(first === second).toBe(fate === 'kept')
  expect(other).not.toBe(first)
})
