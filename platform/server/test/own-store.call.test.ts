import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, createTestDatabase } from '@iisp/testing/test-database'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { StartupError } from '../src/config/startup-error.ts'
import type { FileStore } from '../src/files/file-store.ts'
import { FolderStore } from '../src/files/folder-store.ts'
import { adoptStore, requireOwnStore } from '../src/files/own-store.ts'
import { S3Store } from '../src/files/s3-store.ts'
import { Database, appRole, migrate, platformMigrations, raw, sql, system } from '../src/index.ts'
import { startFakeS3 } from './fake-s3.ts'

const root = mkdtempSync(join(tmpdir(), 'iisp-stores-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let database: TestDatabase
let db: Database
beforeEach(async () => {
  database = await createTestDatabase(inject('databaseUrl'))
  await migrate(database.url, [platformMigrations])
  db = new Database({ url: database.url, poolSize: 4, role: appRole })
})
afterEach(async () => {
  await db.close()
  await database.drop()
})

const folder = () => join(mkdtempSync(join(root, 'node-')), 'files')
async function open(path = folder()): Promise<FolderStore> {
  const store = new FolderStore(path)
  await store.open()
  return store
}
const starts = (files: FileStore, on = db) =>
  requireOwnStore(on, files).then(
    () => 'started',
    (error: unknown) => (error instanceof StartupError ? error.zh : Promise.reject(error as Error)),
  )

test('an installation gives its folder an id at the first start and recognises it later', async () => {
  const files = await open()
  expect(await starts(files)).toBe('started')
  expect(await files.readId()).toMatch(/^[0-9a-f]{32}$/)
  expect(await starts(files)).toBe('started')
})

test('a second node with a different folder is refused with instructions; with the same folder it starts', async () => {
  const files = await open()
  await starts(files)
  const other = await open()
  expect(await starts(other)).toMatch(/不是本数据库使用的文件存储：多个节点请用 S3_URL，或把同一共享目录挂载/)
  expect(await other.readId()).toBeNull()
  expect(await starts(await open(files.place))).toBe('started')
})

test('if several nodes start simultaneously for the first time, only those with the same folder start', async () => {
  const path = folder()
  const shared = await Promise.all([1, 2, 3, 4].map(async () => starts(await open(path))))
  expect(shared).toEqual(Array(4).fill('started'))
  const own = await Promise.all([1, 2].map(async () => starts(await open())))
  expect(own.filter((result) => result === 'started')).toEqual([])
})

test('a start that was interrupted before the folder had its id is completed later', async () => {
  const files = await open()
  await starts(files)
  const id = await files.readId()
  rmSync(join(files.place, 'store-id'))
  await db.transact(system('test'), (writer) =>
    writer.run(raw(sql`UPDATE platform.file_store SET written = false`)),
  )
  expect(await starts(files)).toBe('started')
  expect(await files.readId()).toBe(id)
})

test('a new database is refused another one’s folder, whose files it would otherwise remove', async () => {
  const files = await open()
  await starts(files)
  const second = await createTestDatabase(inject('databaseUrl'))
  await migrate(second.url, [platformMigrations])
  const another = new Database({ url: second.url, poolSize: 2, role: appRole })
  expect(await starts(files, another)).toMatch(/属于另一个数据库/)
  expect(await starts(files)).toBe('started')
  await another.close()
  await second.drop()
})

test('moved files keep their id; an operator can adopt a store without one', async () => {
  const files = await open()
  await starts(files)
  const moved = await open()
  cpSync(files.place, moved.place, { recursive: true })
  expect(await starts(moved)).toBe('started')
  const restored = await open()
  expect(await starts(restored)).not.toBe('started')
  await adoptStore(db, restored)
  expect(await starts(restored)).toBe('started')
  expect(await starts(files)).not.toBe('started')
})

test('a bucket has an id like a folder', async () => {
  const s3 = await startFakeS3()
  const files = new S3Store(s3.address, join(root, 'spool'), () => {})
  await files.open()
  expect(await starts(files)).toBe('started')
  expect(await starts(files)).toBe('started')
  expect(await starts(await open())).not.toBe('started')
  files.close()
  await s3.close()
})

test('a folder without its id, such as an empty mount point, accepts no file', async () => {
  const files = await open()
  await starts(files)
  rmSync(files.place, { recursive: true })
  await open(files.place)
  async function* bytes() {
    yield Buffer.from('x')
  }
  await expect(files.put(bytes(), 10)).rejects.toThrow('platform.storeUnavailable')
})

test('a folder that cannot be created is reported in one sentence', async () => {
  writeFileSync(join(root, 'plain'), '')
  await expect(new FolderStore(join(root, 'plain', 'files')).open()).rejects.toThrow(
    /^无法写入文件目录 .*（ENOTDIR）/,
  )
  expect(existsSync(join(root, 'plain', 'files'))).toBe(false)
})
