import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Database, appRole, migrate, platformMigrations, raw, sql, system } from '../src/index.ts'

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
