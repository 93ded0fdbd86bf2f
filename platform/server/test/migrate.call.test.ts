import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestDatabase } from '@iisp/testing/test-database'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../src/index.ts'

/** A separate database and migrations folder for one test. */
async function module(files: Readonly<Record<string, string>>) {
  const database = await createTestDatabase(inject('databaseUrl'))
  onTestFinished(() => database.drop())
  const folder = await mkdtemp(join(tmpdir(), 'iisp-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = (file: string, sql: string) => writeFile(join(folder, file), sql)
  for (const [file, sql] of Object.entries(files)) await write(file, sql)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(() => client.end())
  return {
    write,
    move: (from: string, to: string) => rename(join(folder, from), join(folder, to)),
    up: () => migrate(database.url, [{ name: 'things', migrations: pathToFileURL(`${folder}/`) }]),
    recorded: async () =>
      (await client.query<{ file: string }>('SELECT file FROM platform.migration ORDER BY file')).rows.map(
        ({ file }) => file,
      ),
    client,
  }
}
const table = 'CREATE TABLE things.thing (id text PRIMARY KEY);'
const name = "ALTER TABLE things.thing ADD COLUMN name text NOT NULL DEFAULT '';"

test('each file runs once and is recorded', async () => {
  const { up, recorded, write } = await module({ '001-thing.sql': table })
  expect([await up(), await up()]).toEqual([1, 0])
  await write('002-name.sql', name)
  expect([await up(), await recorded()]).toEqual([1, ['001-thing.sql', '002-name.sql']])
})

test('a database that recorded a file under an earlier number keeps its rows and records the new name', async () => {
  const { up, recorded, move, write, client } = await module({ '001-thing.sql': table, '002-name.sql': name })
  await up()
  await client.query(`INSERT INTO things.thing VALUES ('1', 'kept');
    UPDATE platform.migration SET file = '001-name.sql' WHERE file = '002-name.sql'`)
  expect([await up(), await recorded()]).toEqual([0, ['001-thing.sql', '002-name.sql']])
  await move('002-name.sql', '003-name.sql')
  await write('002-between.sql', 'SELECT 1;')
  await expect(up()).rejects.toThrow('things/002-between.sql comes too late: 003-name.sql has already run')
  expect(await recorded()).toEqual(['001-thing.sql', '002-name.sql'])
  expect((await client.query('SELECT name FROM things.thing')).rows).toEqual([{ name: 'kept' }])
})

test.each([
  ['a changed file', { '001-thing.sql': `${table} ` }, 'things/001-thing.sql was changed after it ran'],
  ['a second file of a number', { '001-other.sql': name }, 'things/001-thing.sql have the same number'],
  ['a gap', { '003-name.sql': name }, 'Module things has no migration 002'],
  ['a file with another name', { '002-Name.sql': name }, 'things/002-Name.sql is not named'],
])('%s is refused at start and nothing runs', async (_title, files, sentence) => {
  const { up, write, recorded } = await module({ '001-thing.sql': table })
  await up()
  for (const [file, sql] of Object.entries(files)) await write(file, sql)
  await expect(up()).rejects.toMatchObject({ name: 'StartupError' })
  await expect(up()).rejects.toThrow(sentence)
  expect(await recorded()).toEqual(['001-thing.sql'])
})
