import { defineErrors } from '@iisp/contract'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Database, appRole, migrate, platformMigrations, system, takeShared } from '../src/index.ts'
import { sweepShared } from '../src/db/shared-limit.ts'

const { tooOften } = defineErrors('test', { tooOften: { status: 429, zh: '太频繁', en: 'Too often' } })
const now = new Date('2026-11-20T02:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const actor = system('test')
const nobody = () => Promise.reject(new Error('asks no other module'))

let database: TestDatabase
let nodes: [Database, Database]
beforeAll(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await migrate(database.url, [platformMigrations])
  const open = () => new Database({ url: database.url, poolSize: 4, role: appRole })
  nodes = [open(), open()]
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await database.drop()
})

const take = (node: Database, name: string, caller: string, at: Date) =>
  node
    .transact(actor, (db) => takeShared(db, { name, perMinute: 10, error: tooOften }, caller, at))
    .then(
      () => 'taken',
      (refused: { error?: unknown }) => (refused.error === tooOften ? 'refused' : 'failed'),
    )

test('two nodes together grant no more than the limit', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, i) => take(nodes[i % 2] as Database, 'a', 'lin', now)),
  )
  expect(outcomes.filter((one) => one === 'taken')).toHaveLength(10)
  expect(outcomes.filter((one) => one === 'refused')).toHaveLength(20)
})

test('units are restored evenly: one after six seconds, all after a minute', async () => {
  const [node] = nodes
  for (let i = 0; i < 10; i++) await take(node, 'b', 'lin', now)
  expect(await take(node, 'b', 'lin', later(5))).toBe('refused')
  expect(await take(node, 'b', 'lin', later(6))).toBe('taken')
  expect(await take(node, 'b', 'lin', later(6))).toBe('refused')
  for (let i = 0; i < 10; i++) expect(await take(node, 'b', 'lin', later(66))).toBe('taken')
})

test('callers and limits are independent of each other', async () => {
  const [node] = nodes
  for (let i = 0; i < 10; i++) await take(node, 'c', 'lin', now)
  expect(await take(node, 'c', 'he', now)).toBe('taken')
  expect(await take(node, 'd', 'lin', now)).toBe('taken')
})

test('a refusal that rolls back the transaction returns what was taken', async () => {
  const [node] = nodes
  const limit = { name: 'e', perMinute: 1, error: tooOften }
  const failing = node.transact(actor, async (db) => {
    await takeShared(db, limit, 'lin', now)
    throw new Error('something else')
  })
  await expect(failing).rejects.toThrow('something else')
  await node.transact(actor, (db) => takeShared(db, limit, 'lin', now))
})

test('only fully restored limits are deleted', async () => {
  const [node] = nodes
  for (let i = 0; i < 10; i++) await take(node, 'f', 'lin', now)
  await node.transact(actor, (db) => sweepShared.run(db, later(30), nobody))
  expect(await take(node, 'f', 'lin', now)).toBe('refused')
  await node.transact(actor, (db) => sweepShared.run(db, later(61), nobody))
  expect(await take(node, 'f', 'lin', now)).toBe('taken')
})

test('setting the clock back by an hour does not block a used-up limit for an hour', async () => {
  const [node] = nodes
  for (let i = 0; i < 10; i++) await take(node, 'g', 'lin', later(3600))
  expect(await take(node, 'g', 'lin', later(3600))).toBe('refused')
  expect(await take(node, 'g', 'lin', now)).toBe('taken')
})
