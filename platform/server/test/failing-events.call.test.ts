import { fixedSessions } from '@iisp/testing/signed-in-people'
import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { startTestPortal, type TestPortal } from '@iisp/testing/test-portal'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import pg from 'pg'
import { type ServerModule, type Subscriber, raw, sql, system } from '../src/index.ts'

const topic = 'parcels.sent'
/** Ids whose events fail in the second subscriber. */
const poison = new Set<string>()
/** Called for each event that a subscriber handles. Its effects in the database are rows of `sms`. */
let duringWork: (id: string) => Promise<void> = async () => {}
const subscriber = (name: string, fails: (id: string) => boolean): Subscriber => ({
  name,
  topic,
  async run(db, { payload }, { sms }) {
    const id = String(payload.id)
    await sms.send({ phone: id, text: String(payload.what), purpose: name })
    db.audit({ institutionId: name, action: String(payload.what), object: id })
    await duringWork(id)
    if (fails(id)) throw new Error(`parcel ${id} is broken`)
  },
})
const parcels: ServerModule = {
  name: 'parcels',
  handlers: [],
  pages: [],
  subscribers: [subscriber('first', () => false), subscriber('second', (id) => poison.has(id))],
}
let database: TestDatabase
let a: TestPortal
let b: TestPortal
let owner: pg.Client
const received: string[] = []
const ports = {
  sms: {
    kind: 'test',
    send: async ({ phone, text, purpose }: { phone: string; text: string; purpose: string }) =>
      void received.push(`${purpose} ${phone} ${text}`),
  },
  mail: { kind: 'test', send: async () => {} },
}

beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  const node = () =>
    startTestPortal({ databaseUrl: database.url, modules: [parcels], sessions: fixedSessions([]), ports })
  a = await node()
  b = await node()
  owner = new pg.Client({ connectionString: database.url })
  owner.on('error', () => {})
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await a?.close()
  await b?.close()
  await database?.drop()
})
beforeEach(async () => {
  poison.clear()
  duringWork = async () => {}
  await owner.query('DELETE FROM platform.outbox')
  await owner.query('DELETE FROM platform.failed_event')
  await owner.query('DELETE FROM platform.message_queue')
  received.splice(0)
})

const send = (...parcelsSent: readonly [id: string, what: string][]) =>
  a.db.transact(system('test'), async (db) => {
    for (const [id, what] of parcelsSent) db.emit({ topic, audience: [], payload: { id, what } })
  })
const failed = async () =>
  (
    await owner.query(
      'SELECT object, tries, done, reason, dead_at IS NOT NULL AS dead FROM platform.failed_event ORDER BY id',
    )
  ).rows
const makeDue = () => owner.query('UPDATE platform.failed_event SET next_at = now() WHERE dead_at IS NULL')
const settle = async () => {
  await a.portal.settle()
  await b.portal.settle()
}

test('a failing event does not stop others', async () => {
  poison.add('7')
  await send(['7', 'one'], ['8', 'one'], ['9', 'one'])
  await settle()
  expect(received).toEqual(
    expect.arrayContaining(['first 8 one', 'second 8 one', 'first 9 one', 'second 9 one']),
  )
  expect(await failed()).toEqual([
    {
      object: 'parcels.sent id=7',
      tries: 1,
      done: ['first'],
      reason: 'Error: parcel 7 is broken',
      dead: false,
    },
  ])
})

test('each subscriber handles an event once, a failing one as soon as it can', async () => {
  poison.add('7')
  await send(['7', 'one'])
  await settle()
  expect(received).toEqual(['first 7 one'])
  await makeDue()
  await settle()
  poison.clear()
  await makeDue()
  await settle()
  expect(received).toEqual(['first 7 one', 'second 7 one'])
  expect(await failed()).toEqual([])
})

test('later events of the same object wait and keep their order', async () => {
  poison.add('7')
  await send(['7', 'one'], ['7', 'two'], ['8', 'one'])
  await settle()
  await send(['7', 'three'], ['8', 'two'])
  await settle()
  const of = (id: string) => received.filter((line) => line.startsWith(`second ${id}`))
  expect(of('7')).toEqual([])
  expect(of('8')).toEqual(['second 8 one', 'second 8 two'])
  poison.clear()
  await makeDue()
  await settle()
  expect(of('7')).toEqual(['second 7 one', 'second 7 two', 'second 7 three'])
})

test('a failed event is retried at growing intervals, and left to an operator after the eighth try', async () => {
  poison.add('7')
  await send(['7', 'one'])
  await settle()
  const waits: number[] = []
  for (let tries = 1; tries < 8; tries++) {
    const { rows } = await owner.query(
      'SELECT tries, extract(epoch FROM next_at - now())::float8 AS wait FROM platform.failed_event',
    )
    expect(rows[0].tries).toBe(tries)
    waits.push(rows[0].wait)
    await makeDue()
    await settle()
  }
  for (const [n, wait] of [5, 15, 45, 135, 405, 1215, 3600].entries()) {
    expect(waits[n]).toBeGreaterThan(wait - 5)
    expect(waits[n]).toBeLessThanOrEqual(wait)
  }
  expect(await failed()).toMatchObject([{ tries: 8, dead: true }])
  poison.clear()
  await makeDue()
  await settle()
  expect(received).toEqual(['first 7 one'])
})

test('events of one object keep their order across nodes that work concurrently', async () => {
  const events = Array.from({ length: 300 }, (_, n): [string, string] => [`counted ${n % 3}`, String(n)])
  for (const event of events) {
    await send(event)
    if (Number(event[1]) % 10 === 0) void b.portal.settle()
  }
  await settle()
  const { rows } = await owner.query('SELECT count(*)::int AS left FROM platform.outbox')
  expect(rows[0].left).toBe(0)
  for (const id of ['0', '1', '2']) {
    const { rows: heard } = await owner.query(
      `SELECT action::int AS n FROM platform.audit WHERE institution_id = 'first' AND object = $1 ORDER BY seq`,
      [`counted ${id}`],
    )
    expect(heard).toHaveLength(100)
    expect(heard).toEqual(heard.toSorted((x, y) => x.n - y.n))
  }
})

test('when a node dies while handling events, none is lost or handled twice', async () => {
  let cuts = 0
  duringWork = async (id) => {
    if (id !== '7' || ++cuts > 3) return
    await owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`)
  }
  poison.add('8')
  await send(['6', 'one'], ['7', 'one'], ['8', 'one'])
  await expect
    .poll(
      async () => {
        await settle()
        return received.toSorted()
      },
      { timeout: 20_000 },
    )
    .toEqual(['first 6 one', 'first 7 one', 'first 8 one', 'second 6 one', 'second 7 one'])
  expect(cuts).toBeGreaterThan(3)
})

test('a subscriber fails if the database refuses its write', async () => {
  duringWork = async (id) => {
    if (id === '7') await a.db.transact(system('test'), (db) => db.run(raw(sql`SELECT 1 / 0`)))
  }
  await send(['7', 'one'], ['8', 'one'])
  await settle()
  expect(received).toEqual(['first 8 one', 'second 8 one'])
  expect(await failed()).toMatchObject([{ object: 'parcels.sent id=7', done: [] }])
})
