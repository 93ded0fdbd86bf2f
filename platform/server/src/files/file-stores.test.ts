import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
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
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')
const stores: readonly [string, () => FileStore][] = [
  ['a folder', () => new FolderStore(folder)],
  ['an S3 bucket', () => inBucket],
]

describe.each(stores)('%s', (_name, store) => {
  test('keeps a file under the hash of its content and gives it back', async () => {
    const kept = await store().put(bytes('%PDF', '-1.7 合同'), 100)
    expect(kept).toMatchObject({ hash: hashOf('%PDF-1.7 合同'), size: 15 })
    expect(Buffer.from(kept.head).toString()).toBe('%PDF-1.7 合同')
    expect(await text(await store().get(kept.hash))).toBe('%PDF-1.7 合同')
    expect(readdirSync(incoming)).toEqual([])
  })

  test('keeps nothing of a file beyond the limit', async () => {
    await expect(store().put(bytes('1234', '5'), 4)).rejects.toThrow('platform.tooLarge')
    await expect(store().get(hashOf('12345'))).rejects.toThrow('platform.notFound')
    expect(readdirSync(incoming)).toEqual([])
  })

  test('keeps nothing of a file that breaks off', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half')
      throw new Error('cut off')
    }
    await expect(store().put(broken(), 100)).rejects.toThrow('cut off')
    expect(readdirSync(incoming)).toEqual([])
  })

  test('a removed file is gone, and may be removed again', async () => {
    const kept = await store().put(bytes('录像'), 100)
    expect(await store().has(kept.hash)).toBe(true)
    await store().remove(kept.hash)
    expect(await store().has(kept.hash)).toBe(false)
    await store().remove(kept.hash)
    await expect(store().get(kept.hash)).rejects.toThrow('platform.notFound')
  })

  test.each(['../../etc/passwd', 'abc', `${'a'.repeat(63)}/`])('knows no file %s', async (name) => {
    await expect(store().get(name)).rejects.toThrow('platform.notFound')
  })
})

test('an equal file goes up once', async () => {
  await inBucket.put(bytes('twice'), 100)
  await inBucket.put(bytes('twice'), 100)
  expect(s3.requests.filter((line) => line.startsWith('PUT') && line.endsWith(hashOf('twice')))).toHaveLength(
    1,
  )
})

test('a store that fails refuses the upload and the download for the moment', async () => {
  const { hash } = await inBucket.put(bytes('kept'), 100)
  s3.failWith = 503
  await expect(inBucket.put(bytes('other'), 100)).rejects.toThrow('platform.unavailable')
  await expect(inBucket.get(hash)).rejects.toThrow('platform.unavailable')
  s3.failWith = 0
  await expect(inBucket.put(bytes('other'), 100)).rejects.toThrow('platform.unavailable')
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
