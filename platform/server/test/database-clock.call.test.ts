import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { DatabaseClock } from '../src/db/database-clock.ts'
import { Database, appRole, migrate, platformMigrations, raw, sql, system } from '../src/index.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await migrate(database.url, [platformMigrations])
  db = new Database({ url: database.url, poolSize: 2, role: appRole })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await db?.close()
  await database?.drop()
})

const databaseMs = async () =>
  (
    await db
      .reader(system('test'))
      .one(raw(sql<{ ms: number }>`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`))
  ).ms
const hour = 3_600_000

test.each([
  ['back', -hour],
  ['forth', hour],
])('setting the clock of the process %s by an hour moves nothing', async (_way, by) => {
  const clock = await DatabaseClock.open(db)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by })
  expect(Math.abs(clock.now().getTime() - (await databaseMs()))).toBeLessThan(500)
  await clock.read()
  expect(Math.abs(clock.now().getTime() - (await databaseMs()))).toBeLessThan(500)
  clock.close()
})

test('between two readings the monotonic clock counts', async () => {
  let ticks = 1000
  const clock = await DatabaseClock.open(db, () => ticks)
  const before = clock.now().getTime()
  ticks += 90_000
  expect(clock.now().getTime()).toBe(before + 90_000)
  clock.close()
})

test('a reading that took the database too long is discarded', async () => {
  let ticks = 0
  const clock = await DatabaseClock.open(db, () => ticks)
  const slow = vi.spyOn(db, 'reader').mockReturnValue({
    one: async () => {
      ticks += 20_000
      return { ms: 0 }
    },
  } as never)
  await clock.read()
  slow.mockRestore()
  expect(Math.abs(clock.now().getTime() - (await databaseMs()) - 20_000)).toBeLessThan(500)
  clock.close()
})
