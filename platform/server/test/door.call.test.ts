import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { fixedSessions } from '@iisp/testing/signed-in-people'
import { newKey } from '@iisp/testing/test-client'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { head, rawRequest, statusOf } from '@iisp/testing/raw-request'
import { type TestPortal, startTestPortal } from '@iisp/testing/test-portal'
import { defineCall, t } from '@iisp/contract'
import { type SessionPort, sessionHandler } from '../src/index.ts'
import { addNote, closeNote, listNotes, notesModule, person } from './notes-module.ts'

const people = fixedSessions([
  person('anna', 'M001'),
  person('bert', 'M002'),
  person('bare', 'M001', { menus: new Set() }),
  person('dora', 'M001'),
  person('dora-for-bert', 'M002', { personId: 'person-dora' }),
])
const plain = {
  methods: ['POST'],
  input: t.nothing,
  output: t.Null(),
  errors: [],
  access: { who: 'public' },
  effect: 'read',
  idempotent: 'no',
} as const
const enterCall = defineCall({
  ...plain,
  name: 'enter',
  summary: { zh: '', en: 'Signs anna in' },
  path: '/api/enter',
})
const leaveCall = defineCall({
  ...plain,
  name: 'leave',
  summary: { zh: '', en: 'Signs out' },
  path: '/api/leave',
})
const heavyCall = defineCall({
  ...plain,
  name: 'heavy',
  summary: { zh: '', en: 'Costs as much as twenty reads' },
  path: '/api/heavy',
  cost: 20,
})
const heavy = sessionHandler(heavyCall, async () => null)
const enter = sessionHandler(enterCall, async (ctx) => {
  ctx.setSession('anna', 'M001')
  return null
})
const leave = sessionHandler(leaveCall, async (ctx) => {
  ctx.clearSession()
  return null
})

let looked = 0
const sessions: SessionPort = {
  ...people,
  find: (...asked) => {
    looked++
    return people.find(...asked)
  },
}
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
})
afterAll(() => database?.drop())

const start = (limits: { publicPerMinute?: number; personPerMinute?: number } = {}) =>
  startTestPortal({
    databaseUrl: database.url,
    modules: [{ ...notesModule, handlers: [...notesModule.handlers, heavy] }],
    sessions,
    ...limits,
  })

describe('a request is judged before its body is read', () => {
  let running: TestPortal
  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running?.close())
  const declared = (bytes: number, more: Record<string, string> = {}) =>
    rawRequest(
      running.origin,
      head('POST', listNotes.path, { 'content-type': 'application/json', 'content-length': bytes, ...more }),
    ).then(statusOf)

  test('without a session it is refused before its body arrives', async () => {
    expect(await declared(900)).toBe(401)
  })
  test('without the menu it is refused before its body arrives', async () => {
    expect(await declared(900, { cookie: 'sessionId=bare' })).toBe(403)
  })
  test('a body larger than the call accepts is refused before it arrives', async () => {
    expect(await declared(5000, { cookie: 'sessionId=anna' })).toBe(413)
  })
  test('a path without a call is refused before a body arrives', async () => {
    const asked = head('POST', '/api/none', { 'content-type': 'application/json', 'content-length': 900 })
    expect(statusOf(await rawRequest(running.origin, asked))).toBe(404)
  })
  test('a write from a foreign page is refused before its body arrives', async () => {
    const asked = head('POST', addNote.path, { 'content-type': 'application/json', 'content-length': 90 })
    expect(statusOf(await rawRequest(running.origin, asked))).toBe(403)
  })

  test.each([
    ['a charset that is not UTF-8', { 'content-type': 'application/json; charset=gbk' }, 415],
    ['UTF-8 by name', { 'content-type': 'application/json; charset="UTF-8"' }, 200],
    ['a compressed body', { 'content-encoding': 'gzip' }, 415],
    ['a form where none is taken', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a file where none is taken', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ])('%s is answered with %d', async (_, headers, status) => {
    expect((await running.withSession('anna').raw('POST', listNotes.path, '{}', headers)).status).toBe(status)
  })

  test.each([
    ['a lead byte alone', [0xc3]],
    ['an encoded surrogate', [0xed, 0xa0, 0x80]],
    ['an overlong slash', [0xc0, 0xaf]],
    ['a byte of GBK', [0xbb, 0xae]],
  ])('a body with %s is no UTF-8 and is refused', async (_, bytes) => {
    const body = Buffer.concat([
      Buffer.from('{"body":"'),
      Buffer.from(bytes),
      Buffer.from('","amount":"1.00"}'),
    ])
    const asked = head('POST', addNote.path, {
      cookie: 'sessionId=anna',
      'content-type': 'application/json',
      'content-length': body.length,
      'x-trace-id': newKey(),
      'idempotency-key': newKey(),
    })
    expect(statusOf(await rawRequest(running.origin, asked, body))).toBe(400)
  })
  test('bare bytes above ASCII in an address are refused', async () => {
    const asked = head('GET', `${listNotes.path}?limit=5&x=\u00e5\u0088\u0092`, { cookie: 'sessionId=anna' })
    expect(statusOf(await rawRequest(running.origin, Buffer.from(asked, 'latin1')))).toBe(400)
  })
})

describe('limits', () => {
  test('unknown session ids count against the limit of the network', async () => {
    const running = await start({ publicPerMinute: 200 })
    looked = 0
    const asked = Array.from({ length: 60 }, (_, i) =>
      running.withSession(`invented${i}`).send(listNotes, {}),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(21)
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(39)
    expect(looked).toBeLessThanOrEqual(21)
    await running.close()
  })

  test('a network without a session can spend a tenth of its minute at once, and learns when to go on', async () => {
    const running = await start({ publicPerMinute: 600 })
    const visitor = running.visitor()
    const started = performance.now()
    const answers = await Promise.all(Array.from({ length: 200 }, () => visitor.send(heavyCall, {})))
    const seconds = (performance.now() - started) / 1000
    // 60 units at once and 10 a second: three calls, and one more every two seconds
    const admitted = answers.filter(({ status }) => status === 200).length
    expect(admitted).toBeGreaterThanOrEqual(3)
    expect(admitted).toBeLessThanOrEqual(3 + seconds / 2)
    for (const { status, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await running.close()
  })

  test('looking up a session costs its network one unit, however much the call costs', async () => {
    const running = await start({ publicPerMinute: 100 })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => running.withSession(`unknown${i}`).send(closeNote, { id: '999' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401))
    await running.close()
  })

  test('people with a session are not affected when their network has used up its limit', async () => {
    const running = await start({ publicPerMinute: 50 })
    const anna = running.withSession('anna')
    await anna.ok(listNotes, {})
    await Promise.all(Array.from({ length: 20 }, () => running.visitor().send(listNotes, {})))
    await anna.ok(listNotes, {})
    await running.close()
  })

  test('a person over the limit learns when to retry, whichever account they act as; others are not affected', async () => {
    const running = await start({ personPerMinute: 30 })
    const [dora, forBert, anna] = [
      running.withSession('dora'),
      running.withSession('dora-for-bert'),
      running.withSession('anna'),
    ]
    for (let i = 0; i < 15; i++) await dora.ok(listNotes, {})
    for (let i = 0; i < 15; i++) await forBert.ok(listNotes, {})
    for (const client of [dora, forBert]) {
      const refused = await client.send(listNotes, {})
      expect(refused).toMatchObject({ status: 429, body: { code: 'platform.tooMany', msg: '系统繁忙' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    await anna.ok(listNotes, {})
    await running.close()
  })

  test('a write costs five times as much as a read', async () => {
    const running = await start({ personPerMinute: 30 })
    const anna = running.withSession('anna')
    for (let i = 0; i < 6; i++) await anna.send(closeNote, { id: '999' })
    expect((await anna.send(closeNote, { id: '999' })).status).toBe(429)
    await running.close()
  })
})

describe('behind a trusted proxy with https', () => {
  let running: TestPortal
  beforeAll(async () => {
    running = await startTestPortal({
      databaseUrl: database.url,
      modules: [{ ...notesModule, handlers: [...notesModule.handlers, enter, leave] }],
      sessions,
      trustProxy: ['127.0.0.1'],
    })
  })
  afterAll(() => running?.close())
  const asked = (call: { path: string }, cookie: string, secure = true) =>
    running.visitor().raw('POST', call.path, '{}', {
      cookie,
      ...(secure ? { 'x-forwarded-proto': 'https' } : {}),
    })

  test('the session cookie is set and cleared with the __Host- prefix', async () => {
    const [set] = (await asked(enterCall, '')).headers.getSetCookie()
    expect(set).toMatch(/^__Host-sessionId=anna; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    const [cleared] = (await asked(leaveCall, '')).headers.getSetCookie()
    expect(cleared).toMatch(/^__Host-sessionId=; .*Path=\/.*Expires=Thu, 01 Jan 1970.*Secure/)
  })
  test('over http it has its name without a prefix', async () => {
    const [set] = (await asked(enterCall, '', false)).headers.getSetCookie()
    expect(set).toBe('sessionId=anna; Path=/; HttpOnly; SameSite=Strict')
  })
  test('only the cookie that a neighbouring host cannot set is accepted', async () => {
    expect((await asked(listNotes, '__Host-sessionId=anna')).status).toBe(200)
    expect((await asked(listNotes, 'sessionId=anna')).status).toBe(401)
    expect((await asked(listNotes, 'sessionId=anna', false)).status).toBe(200)
  })
})
