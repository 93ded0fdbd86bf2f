import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal, platformErrors } from '@iisp/contract'
import type { RestingFile } from './file-store.ts'

const headBytes = 4096
export const hashPattern = /^[a-f0-9]{64}$/

/** A stream that was written to a temporary file and synced. */
export interface Spooled {
  readonly path: string
  readonly hash: string
  readonly size: number
  readonly head: Uint8Array
}

/**
 * Writes a stream to a temporary file in `folder`, lets `keep` take it over and removes what is left.
 * Refuses beyond maxBytes.
 */
export async function spool(
  folder: string,
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
  keep: (file: Spooled) => Promise<void>,
): Promise<{ hash: string; size: number; head: Uint8Array }> {
  const path = join(folder, randomBytes(16).toString('hex'))
  const handle = await open(path, 'wx', 0o600)
  try {
    const content = await writeAll(handle, stream, maxBytes)
    await handle.sync()
    await keep({ path, ...content })
    return content
  } finally {
    await handle.close()
    await rm(path, { force: true })
  }
}

/**
 * Writes a stream to a temporary file in `folder`, which is removed after reading. An unread file
 * is removed like the remains of interrupted uploads. Refuses beyond maxBytes.
 */
export async function restIn(
  folder: string,
  stream: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<RestingFile> {
  const path = join(folder, randomBytes(16).toString('hex'))
  const handle = await open(path, 'wx', 0o600)
  try {
    const { size } = await writeAll(handle, stream, maxBytes)
    return { size, stream: Readable.from(readOnce(path)) }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

async function* readOnce(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>
  } finally {
    await rm(path, { force: true })
  }
}

/** The path of a file below a root, by its hash; 404 for text that is not a hash. */
export function nameOf(hash: string): string {
  if (!hashPattern.test(hash)) throw new Refusal(platformErrors.notFound)
  return `${hash.slice(0, 2)}/${hash}`
}

async function writeAll(handle: FileHandle, stream: AsyncIterable<Uint8Array>, maxBytes: number) {
  const digest = createHash('sha256')
  const head: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    if (size < headBytes) head.push(chunk.subarray(0, headBytes - size))
    size += chunk.length
    if (size > maxBytes) throw new Refusal(platformErrors.tooLarge)
    digest.update(chunk)
    await handle.write(chunk)
  }
  return { hash: digest.digest('hex'), size, head: Buffer.concat(head) }
}

/** Removes temporary files that have not been written to for that long: their process has ended. */
export async function removeOldSpooled(folder: string, ageMs: number): Promise<void> {
  const before = Date.now() - ageMs
  for await (const file of await opendir(folder)) {
    const path = join(folder, file.name)
    const found = await stat(path).catch(() => null)
    if (found?.isFile() === true && found.mtimeMs < before) await rm(path, { force: true })
  }
}
