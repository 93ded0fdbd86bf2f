import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  Database,
  type Writer,
  appRole,
  migrate,
  platformMigrations,
  raw,
  readByCursor,
  sql,
  system,
} from '../src/index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await migrate(database.url, [platformMigrations])
})
afterAll(() => database.drop())

test.each([
  ['a call', undefined, '5s', '10s'],
  ['filling an installation', 300_000, '5min', '5min'],
])(
  '%s may run a statement, and pause within a transaction, for so long',
  async (_, statementTimeoutMs, statement, pause) => {
    const limits = statementTimeoutMs === undefined ? {} : { statementTimeoutMs }
    const db = new Database({ url: database.url, poolSize: 1, role: appRole, ...limits })
    const found = await db.reader(system('test')).one(
      raw(sql<{ statement: string; pause: string }>`SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS pause`),
    )
    await db.close()
    expect(found).toEqual({ statement, pause })
  },
)

const limitOf = async (db: Pick<Writer, 'one'>) =>
  (await db.one(raw(sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`))).limit

test('what is read by a cursor comes whole, batch by batch, and may take longer, but only in its transaction', async () => {
  const db = new Database({ url: database.url, poolSize: 1, role: appRole })
  const all = raw(
    sql<{
      n: number
      total: number
    }>`SELECT n::int, count(*) OVER ()::int AS total FROM generate_series(1, 2500) n`,
  )
  const read: number[] = []
  await db.transact(system('test'), async (writer) => {
    const { count, rows } = await readByCursor(writer, 'numbers', all)
    expect([count, await limitOf(writer)]).toEqual([2500, '1min'])
    for await (const { n } of rows) read.push(n)
  })
  expect(read).toEqual(Array.from({ length: 2500 }, (_, at) => at + 1))
  expect(await limitOf(db.reader(system('test')))).toBe('5s')
  await db.close()
})
