import { defineCall, t } from '@iisp/contract'
import { expect, test, vi } from 'vitest'
import { configureRequests } from './request-config.ts'
import { request } from './request.ts'
import type { RequestError } from './request-error.ts'
import { sessionGate } from './session-gate.ts'
import { abortRequest } from './tracking.ts'
import {
  addOrder,
  base,
  exchange,
  good,
  json,
  logged,
  order,
  readOrder,
  refused,
  saveNote,
  sent,
  signIn,
  texts,
  stageRequests,
} from './test/exchange.ts'

stageRequests()

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
