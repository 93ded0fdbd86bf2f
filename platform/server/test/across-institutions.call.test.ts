import { createTestDatabase, type TestDatabase } from '@iisp/testing/test-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { acrossInstitutions } from '../src/db/across-institutions.ts'
import { Database, type Writer, appRole, raw, sql } from '../src/index.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  db = new Database({ url: database.url, poolSize: 1, role: appRole })
})
afterAll(async () => {
  await db?.close()
  await database?.drop()
})
const manager = { kind: 'system', name: 'test', scope: 'M001' } as const
const scopeOf = async (writer: Writer) =>
  (await writer.one(raw(sql<{ scope: string }>`SELECT current_setting('app.scope') AS scope`))).scope

test('the scope is that of everybody inside, and the caller’s again afterwards', async () => {
  const seen = await db.transact(manager, async (writer) => {
    const inside = await acrossInstitutions(writer, 'M001', () => scopeOf(writer))
    return [inside, await scopeOf(writer)]
  })
  expect(seen).toEqual(['*', 'M001'])
})

test('also after a part that refuses, and after one whose statement fails', async () => {
  const refuse = () => Promise.reject(new Error('refused'))
  const seen = await db.transact(manager, async (writer) => {
    await acrossInstitutions(writer, 'M001', refuse).catch(() => {})
    const afterRefusal = await scopeOf(writer)
    const failed = await writer.attempt(() =>
      acrossInstitutions(writer, 'M001', async () => void (await writer.run(raw(sql`SELECT 1 / 0`)))),
    )
    return [afterRefusal, failed !== null, await scopeOf(writer)]
  })
  expect(seen).toEqual(['M001', true, 'M001'])
})
