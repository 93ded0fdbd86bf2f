import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal, platformErrors } from '@iisp/contract'
import type { FileStore } from './file-store.ts'

const headBytes = 4096
const hashPattern = /^[a-f0-9]{64}$/

/** Files in a folder, named by their content. Written beside, synced, then moved: never half a file. */
export class FolderStore implements FileStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async put(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
    const temporary = join(this.#root, 'incoming', randomBytes(16).toString('hex'))
    await mkdir(dirname(temporary), { recursive: true })
    const handle = await open(temporary, 'wx', 0o600)
    try {
      const { hash, size, head } = await writeAll(handle, stream, maxBytes)
      await handle.sync()
      const path = this.#path(hash)
      await mkdir(dirname(path), { recursive: true })
      await rename(temporary, path)
      return { hash, size, head }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new Refusal(platformErrors.unavailable)
      throw error
    } finally {
      await handle.close()
      await rm(temporary, { force: true })
    }
  }

  async get(hash: string) {
    const path = this.#path(hash)
    await stat(path).catch(() => {
      throw new Refusal(platformErrors.notFound)
    })
    return createReadStream(path)
  }

  #path(hash: string): string {
    if (!hashPattern.test(hash)) throw new Refusal(platformErrors.notFound)
    return join(this.#root, hash.slice(0, 2), hash)
  }
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
