import { generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { appRole, migrate, platformMigrations } from '@iisp/server'
import { loadConfig } from '@iisp/server/config/load-config'
import { createTestDatabase } from '@iisp/testing/test-database'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { compose } from './compose.ts'

const root = resolve(import.meta.dirname, '../../..')

/** What runs as the application: server code and the demonstration's seeds. */
function* sources(): Generator<string> {
  const folders = ['platform/server/src', 'apps/server/src']
  for (const module of readdirSync(join(root, 'modules')))
    folders.push(`modules/${module}/server`, `modules/${module}/fixtures`)
  for (const folder of folders) {
    for (const entry of listed(join(root, folder))) {
      if (entry.endsWith('.ts') && !/\.test\.|\/test\//.test(entry)) yield readFileSync(entry, 'utf8')
    }
  }
}
const listed = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
    : []

const table = String.raw`([a-z_]+\.[a-z_]+)`
/** How the code says which verb it uses on a table, in Kysely's words and in SQL. */
const usual: readonly [RegExp, string][] = [
  // Cases move by an UPDATE of their table.
  [
    new RegExp(
      `updateTable\\(\\s*'${table}'|\\bUPDATE ${table}|defineCaseTable[^{]*\\{\\s*flow: \\w+,\\s*table: '${table}'`,
      'g',
    ),
    'UPDATE',
  ],
  [new RegExp(`deleteFrom\\(\\s*'${table}'|\\bDELETE FROM ${table}`, 'g'), 'DELETE'],
  [
    new RegExp(
      `insertInto\\(\\s*'${table}'|\\bINSERT INTO ${table}|insertRows\\(\\s*\\w+,\\s*'${table}'`,
      'g',
    ),
    'INSERT',
  ],
  // The step of a move is written into the history of its cases.
  [
    new RegExp(
      `(?:: History<\\w+> =|history:) \\{\\s*table: '${table}'|\\bstepsIn<\\w+>\\(\\s*'${table}'`,
      'g',
    ),
    'INSERT',
  ],
]
/** How far behind an INSERT its ON CONFLICT may stand. */
const near = 1200

function usedVerbs(): Set<string> {
  const used = new Set<string>()
  for (const text of sources()) {
    for (const [pattern, verb] of usual) {
      for (const found of text.matchAll(pattern)) {
        const name = found.slice(1).find((part) => part !== undefined)
        used.add(`${verb} ${name}`)
        const rest = text.slice(found.index, found.index + near)
        if (verb === 'INSERT' && /DO UPDATE|doUpdateSet/.test(rest)) used.add(`UPDATE ${name}`)
      }
    }
    // Locking a row needs the right to change it.
    for (const lock of text.matchAll(/FOR (?:NO KEY )?UPDATE|FOR SHARE/g)) {
      const statement = text.slice(text.lastIndexOf('`', lock.index), lock.index)
      for (const [, name] of statement.matchAll(new RegExp(`(?:FROM|JOIN) ${table}`, 'g')))
        used.add(`UPDATE ${name}`)
    }
  }
  return used
}

test('the application may insert, update and delete where a query of its does, and nowhere else', async () => {
  const database = await createTestDatabase(inject('databaseUrl'))
  onTestFinished(() => database.drop())
  const { modules } = compose(
    {
      passwordKey: generateKeyPairSync('rsa', { modulusLength: 2048 }),
      auditHeadKey: generateKeyPairSync('ed25519'),
      sessionPepper: Buffer.alloc(32),
      sealKey: Buffer.alloc(32),
      auditRowKey: Buffer.alloc(32),
    },
    { publish: () => {} },
    loadConfig({}, '/nowhere'),
  )
  await migrate(database.url, [platformMigrations, ...modules])

  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ may: string }>(
    `SELECT privilege_type || ' ' || table_schema || '.' || table_name AS may
     FROM information_schema.role_table_grants WHERE grantee = $1 AND privilege_type <> 'SELECT' ORDER BY 1`,
    [appRole],
  )
  const used = usedVerbs()
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.map(({ may }) => may).filter((may) => !used.has(may))).toEqual([])
})
