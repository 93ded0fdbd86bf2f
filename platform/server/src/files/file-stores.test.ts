import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../test/fake-s3.ts'
import { StartupError } from '../config/startup-error.ts'
import type { FileStore } from './file-store.ts'
import { FolderStore } from './folder-store.ts'
import { S3Store } from './s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'iisp-files-'))
const incoming = join(folder, 'incoming')
const failures: string[] = []
let s3: FakeS3
let inBucket: S3Store
beforeAll(async () => {
  s3 = await startFakeS3()
  inBucket = new S3Store(s3.address, incoming, (failure) => failures.push(failure))
  await inBucket.open()
})
afterEach(() => {
  s3.failWith = null
})
afterAll(async () => {
  inBucket.close()
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

async function* bytes(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part)
}
async function gather(hashes: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const hash of hashes) all.push(hash)
  return all
}
/** Makes a content look old, in either store. */
function age(hash: string): void {
  s3.modified.set(`/papers/${hash.slice(0, 2)}/${hash}`, new Date(0))
  const path = join(folder, hash.slice(0, 2), hash)
  if (existsSync(path)) utimesSync(path, 0, 0)
}
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')
const stores: readonly [string, () => FileStore][] = [
  ['a folder', () => new FolderStore(folder)],
  ['an S3 bucket', () => inBucket],
]

describe.each(stores)('%s', (_name, store) => {
  test('stores a file under the hash of its content and returns it', async () => {
    const kept = await store().put(bytes('%PDF', '-1.7 合同'), 100)
    expect(kept).toMatchObject({ hash: hashOf('%PDF-1.7 合同'), size: 15 })
    expect(Buffer.from(kept.head).toString()).toBe('%PDF-1.7 合同')
    expect(await text(await store().get(kept.hash))).toBe('%PDF-1.7 合同')
    expect(readdirSync(incoming)).toEqual([])
  })

  test('returns a range of a file', async () => {
    const { hash } = await store().put(bytes('0123456789'), 100)
    expect(await text(await store().get(hash, { start: 3, end: 6 }))).toBe('345')
  })

  test('keeps a file aside until it was read, once, and outside the store', async () => {
    const { size, stream } = await store().rest(bytes('%PDF', '-1.7'), 100)
    expect(size).toBe(8)
    expect(readdirSync(incoming)).toHaveLength(1)
    expect(await text(stream)).toBe('%PDF-1.7')
    expect(readdirSync(incoming)).toEqual([])
    await expect(store().get(hashOf('%PDF-1.7'))).rejects.toThrow('platform.notFound')
  })

  test('leaves nothing aside of a file that breaks off, is too large or is read only in part', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half')
      throw new Error('cut off')
    }
    await expect(store().rest(broken(), 100)).rejects.toThrow('cut off')
    await expect(store().rest(bytes('1234', '5'), 4)).rejects.toThrow('platform.tooLarge')
    const { stream } = await store().rest(bytes('12', '34'), 4)
    for await (const _ of stream) break
    await expect.poll(() => readdirSync(incoming)).toEqual([])
  })

  test('stores nothing of a file that exceeds the limit', async () => {
    await expect(store().put(bytes('1234', '5'), 4)).rejects.toThrow('platform.tooLarge')
    await expect(store().get(hashOf('12345'))).rejects.toThrow('platform.notFound')
    expect(readdirSync(incoming)).toEqual([])
  })

  test('stores nothing of a file whose upload breaks off', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half')
      throw new Error('cut off')
    }
    await expect(store().put(broken(), 100)).rejects.toThrow('cut off')
    expect(readdirSync(incoming)).toEqual([])
  })

  test('a removed file is gone, and removing it again is harmless', async () => {
    const kept = await store().put(bytes('录像'), 100)
    expect(await store().has(kept.hash)).toBe(true)
    await store().remove(kept.hash)
    expect(await store().has(kept.hash)).toBe(false)
    await store().remove(kept.hash)
    await expect(store().get(kept.hash)).rejects.toThrow('platform.notFound')
  })

  test('lists the files older than a given time, and removes incomplete uploads', async () => {
    const made = [await store().put(bytes('old 1'), 9), await store().put(bytes('old 2'), 9)]
    const [fresh, old] = [await store().put(bytes('fresh'), 9), made.map(({ hash }) => hash)]
    for (const hash of old) age(hash)
    const left = join(incoming, 'broken-off')
    writeFileSync(left, 'half')
    utimesSync(left, 0, 0)
    writeFileSync(join(incoming, 'under-way'), 'half')
    const named = await gather(store().olderThan(60_000))
    expect(old.filter((hash) => !named.includes(hash))).toEqual([])
    expect(named).not.toContain(fresh.hash)
    await store().removeBrokenOff(60_000)
    expect(readdirSync(incoming)).toEqual(['under-way'])
    rmSync(join(incoming, 'under-way'))
  })

  test.each(['../../etc/passwd', 'abc', `${'a'.repeat(63)}/`])('knows no file %s', async (name) => {
    await expect(store().get(name)).rejects.toThrow('platform.notFound')
  })
})

test('a file that is already stored is not uploaded again', async () => {
  await inBucket.put(bytes('twice'), 100)
  await inBucket.put(bytes('twice'), 100)
  expect(s3.requests.filter((line) => line.startsWith('PUT') && line.endsWith(hashOf('twice')))).toHaveLength(
    1,
  )
})

test('if the folder is missing or not a folder, files are refused for the moment, it is not created, and the operator is told', async () => {
  const told: string[] = []
  const gone = join(folder, 'gone')
  const store = new FolderStore(gone, (failure) => told.push(failure))
  await expect(store.put(bytes('x'), 9)).rejects.toThrow('platform.storeUnavailable')
  await expect(store.get(hashOf('x'))).rejects.toThrow('platform.storeUnavailable')
  expect(existsSync(gone)).toBe(false)
  writeFileSync(gone, 'a file')
  await expect(store.put(bytes('x'), 9)).rejects.toThrow('platform.storeUnavailable')
  expect(told).toEqual([`ENOENT ${gone}`, `ENOENT ${gone}`, `ENOTDIR ${gone}`])
})

test('a failing store refuses uploads and downloads for the moment', async () => {
  const { hash } = await inBucket.put(bytes('kept'), 100)
  s3.failWith = 503
  await expect(inBucket.put(bytes('other'), 100)).rejects.toThrow('platform.storeUnavailable')
  await expect(inBucket.get(hash)).rejects.toThrow('platform.storeUnavailable')
  s3.failWith = 0
  await expect(inBucket.put(bytes('other'), 100)).rejects.toThrow('platform.storeUnavailable')
  expect(readdirSync(incoming)).toEqual([])
  expect(failures).toEqual(['503', '503', 'ECONNRESET'])
})

describe('at the start', () => {
  const opening = async (address: string) => {
    const store = new S3Store(address, incoming, () => {})
    const error: unknown = await store.open().then(
      () => null,
      (refused: unknown) => refused,
    )
    store.close()
    return error
  }
  test('a bucket that answers is enough', async () => {
    expect(await opening(s3.address)).toBeNull()
  })
  test.each([
    ['a bucket that is not there', (address: string) => address.replace('papers', 'letters'), '404'],
    ['a wrong key', (address: string) => address.replace('KEY', 'OTHER'), '403'],
    ['a server that does not answer', (address: string) => address.replace(/:\d+\//, ':1/'), 'ECONNREFUSED'],
  ])('%s is one sentence without the secret', async (_name, changed, why) => {
    const error = await opening(changed(s3.address))
    expect(error).toBeInstanceOf(StartupError)
    expect((error as Error).message).toMatch(
      new RegExp(`^无法访问 S3_URL .*（${why}）。 The bucket .*\\(${why}\\)\\.$`),
    )
    expect((error as Error).message).not.toMatch(/CRET/)
  })
})
