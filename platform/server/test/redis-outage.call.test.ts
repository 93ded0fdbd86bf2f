import { fixedSessions } from '@iisp/testing/signed-in-people'
import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { startTestPortal, type TestPortal } from '@iisp/testing/test-portal'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { FanOut, PostgresCarrier, RedisCarrier } from '../src/index.ts'
import { StartupError } from '../src/config/startup-error.ts'
import { addNote, notesModule, person } from './notes-module.ts'
import { type RedisServer, hasRedisServer, startRedis } from './redis-server.ts'

const people = [person('anna', 'M001')]
const says = { kind: 'session-ended' }

describe.runIf(hasRedisServer)('two nodes joined by Redis, with PostgreSQL in reserve', () => {
  let redis: RedisServer
  let database: TestDatabase
  let a: TestPortal
  let b: TestPortal
  const heard: (string | undefined)[] = []
  const topics: (string | undefined)[] = []
  const changes: string[] = []

  const node = async (): Promise<TestPortal> => {
    const first = new RedisCarrier(redis.url)
    const second = new PostgresCarrier(database.url)
    await first.open()
    await second.open()
    const bus = new FanOut(first, second, (kind) => changes.push(kind))
    const sessions = fixedSessions(people)
    return startTestPortal({ databaseUrl: database.url, modules: [notesModule], sessions, bus })
  }
  beforeAll(async () => {
    redis = await startRedis()
    database = await createTestDatabase(inject('databaseUrl'))
    a = await node()
    b = await node()
    b.bus.subscribe(({ value, topic }) => {
      heard.push(value)
      topics.push(topic)
    })
  })
  afterAll(async () => {
    redis?.goOn()
    await a?.close()
    await b?.close()
    await redis?.close()
    await database?.drop()
  })
  beforeEach(() => {
    heard.length = topics.length = changes.length = 0
  })
  const carrier = async () => (await (await fetch(`${a.origin}/ready`)).json()).data.bus
  const works = async (kind: string) => {
    await expect.poll(carrier, { timeout: 8000 }).toBe(kind)
  }
  const hears = async (value: string, timeout: number) => {
    await expect.poll(() => heard, { timeout }).toContain(value)
  }

  test('a message is delivered by Redis, once', async () => {
    expect(await carrier()).toBe('redis')
    a.bus.publish({ ...says, value: 'usual' })
    await hears('usual', 1000)
    a.bus.publish({ ...says, value: 'usual after' })
    await hears('usual after', 1000)
    expect(heard).toEqual(['usual', 'usual after'])
  })

  test('while Redis hangs, requests and events continue and reach the other node', async () => {
    redis.hang()
    try {
      const started = performance.now()
      a.bus.publish({ ...says, value: 'during the hang' })
      expect(performance.now() - started).toBeLessThan(50)
      await hears('during the hang', 2000)
      await works('postgres')
      expect(changes).toContain('postgres')
      await a.withSession('anna').ok(addNote, { body: 'x', amount: '1.00' })
      await expect.poll(() => topics, { timeout: 1000 }).toContain('notes.added')
      a.bus.publish({ ...says, value: 'at once' })
      await hears('at once', 500)
    } finally {
      redis.goOn()
    }
    await works('redis')
    a.bus.publish({ ...says, value: 'after the hang' })
    await hears('after the hang', 1000)
  }, 30_000)

  test('no message is lost when Redis is killed, and it is used again once it is back', async () => {
    await redis.kill()
    a.bus.publish({ ...says, value: 'without Redis' })
    await hears('without Redis', 2000)
    await works('postgres')
    await redis.start()
    await works('redis')
    a.bus.publish({ ...says, value: 'with Redis' })
    await hears('with Redis', 2000)
  }, 30_000)
})

test.runIf(hasRedisServer)(
  'a Redis that hangs at the start ends it with one sentence',
  async () => {
    const redis = await startRedis()
    redis.hang()
    const carrier = new RedisCarrier(redis.url)
    await expect(carrier.open()).rejects.toBeInstanceOf(StartupError)
    redis.goOn()
    await redis.close()
  },
  15_000,
)

test.skipIf(hasRedisServer)('skipped: no redis-server is installed on this machine', () => {})
