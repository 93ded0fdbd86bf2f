import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { startTestPortal, type TestPortal } from '@iisp/testing/test-portal'
import { WebSocket } from 'ws'
import {
  type Bus,
  FanOut,
  type PersonActor,
  PostgresCarrier,
  RedisCarrier,
  type SessionPort,
  hashSessionId,
} from '../src/index.ts'
import { StartupError } from '../src/config/startup-error.ts'
import { keepalivePath } from '../src/events/sockets.ts'
import { addNote, listNotes, notesModule, person } from './notes-module.ts'

const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'
const redisAnswers = await new Promise<boolean>((done) => {
  const { hostname, port } = new URL(redisUrl)
  const probe = connect(Number(port || 6379), hostname)
  probe.once('connect', () => done(true)).once('error', () => done(false))
  probe.once('connect', () => probe.destroy())
})

const openPostgres = async (url: string): Promise<Bus> => {
  const carrier = new PostgresCarrier(url)
  await carrier.open()
  return new FanOut(carrier)
}
const openRedis = async (): Promise<Bus> => {
  const carrier = new RedisCarrier(redisUrl)
  await carrier.open()
  return new FanOut(carrier)
}

describe.each([
  ['PostgreSQL', openPostgres, true],
  ['Redis', openRedis, redisAnswers],
] as const)('two nodes on one database, joined by %s', (_name, open, present) => {
  const people = new Map<string, PersonActor>(
    ['anna', 'bert'].map((name) => [hashSessionId(name), person(name, 'M001')]),
  )
  const sessions: SessionPort = {
    find: async (_db, hash) => {
      const actor = people.get(hash)
      return actor === undefined ? null : { actor, expiresAt: new Date('2999-01-01') }
    },
    personOf: async () => null,
    touch: async () => {},
  }
  let database: TestDatabase
  let a: TestPortal
  let b: TestPortal
  beforeAll(async () => {
    if (!present) return
    database = await createTestDatabase(inject('databaseUrl'))
    const start = async () =>
      startTestPortal({
        databaseUrl: database.url,
        modules: [notesModule],
        sessions,
        bus: await open(database.url),
      })
    a = await start()
    b = await start()
  })
  afterAll(async () => {
    await a?.close()
    await b?.close()
    await database?.drop()
  })
  const socketAt = async (node: TestPortal, name: string) => {
    const headers = { origin: node.origin, cookie: `sessionId=${name}` }
    const socket = new WebSocket(`${node.origin.replace('http', 'ws')}${keepalivePath}`, { headers })
    const frames: string[] = []
    socket.on('message', (data) => frames.push(String(data)))
    const closed = new Promise<number>((done) => socket.on('close', done))
    await new Promise((done, fail) => socket.on('open', done).on('error', fail))
    return { socket, frames, closed }
  }

  test.runIf(present)('a change made on one node is pushed to a socket on the other', async () => {
    const bert = await socketAt(b, 'bert')
    await a.withSession('anna').ok(addNote, { body: 'x', amount: '1.00' })
    await expect.poll(() => bert.frames).toContain('{"type":1,"topic":"notes.added","counts":true}')
    bert.socket.close()
  })

  test.runIf(present)('a session that ends on one node is dead on the other within a second', async () => {
    const bert = await socketAt(b, 'bert')
    expect((await b.withSession('bert').send(listNotes, {})).status).toBe(200)
    people.delete(hashSessionId('bert'))
    // The other node has just cached the session and would otherwise keep accepting it.
    expect((await b.withSession('bert').send(listNotes, {})).status).toBe(200)
    a.bus.publish({ kind: 'session-ended', value: hashSessionId('bert') })
    const status = async () => (await b.withSession('bert').send(listNotes, {})).status
    await expect.poll(status, { timeout: 1000 }).toBe(401)
    expect(await bert.closed).toBe(4001)
  })
})

test('a Redis that cannot be reached ends the start with one sentence without its password', async () => {
  const gone = createServer()
  await new Promise<void>((ready) => gone.listen(0, '127.0.0.1', ready))
  const { port } = gone.address() as AddressInfo
  await new Promise((done) => gone.close(done))
  const refused = await new RedisCarrier(`redis://:hunter2@127.0.0.1:${port}`)
    .open()
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartupError)
  expect((refused as Error).message).toBe(
    '无法连接 REDIS_URL 指定的 Redis（ECONNREFUSED）。 ' +
      'The Redis of REDIS_URL cannot be reached or does not let the portal in (ECONNREFUSED).',
  )
})

test.runIf(redisAnswers)(
  'a lost connection to Redis is restored automatically, including the subscription',
  async () => {
    const { hostname, port } = new URL(redisUrl)
    const through = new Set<{ destroy(): unknown }>()
    const proxy = createServer((socket) => {
      const upstream = connect(Number(port || 6379), hostname)
      for (const end of [socket, upstream]) through.add(end.on('error', () => {}))
      socket.pipe(upstream).pipe(socket)
    })
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))
    const carrier = new RedisCarrier(`redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
    const heard: string[] = []
    carrier.listen((payload) => heard.push(payload))
    await carrier.open()
    for (const end of through) end.destroy()
    await carrier.send('into the void').catch(() => {})
    await expect
      .poll(
        async () => {
          await carrier.send('again').catch(() => {})
          return heard
        },
        { timeout: 5000 },
      )
      .toContain('again')
    await carrier.close()
    for (const end of through) end.destroy()
    await new Promise((done) => proxy.close(done))
  },
)
