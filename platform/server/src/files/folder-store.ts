import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal, platformErrors } from '@iisp/contract'
import type { FileStore } from './file-store.ts'
import { nameOf, spool } from './spool.ts'

/** Files in a folder, named by their content. Written beside, synced, then moved: never half a file. */
export class FolderStore implements FileStore {
  readonly kind = 'folder'
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  put(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
    return spool(join(this.#root, 'incoming'), stream, maxBytes, async (file) => {
      const path = join(this.#root, nameOf(file.hash))
      await mkdir(dirname(path), { recursive: true })
      await rename(file.path, path)
    })
  }

  async get(hash: string) {
    const path = join(this.#root, nameOf(hash))
    await stat(path).catch(() => {
      throw new Refusal(platformErrors.notFound)
    })
    return createReadStream(path)
  }
  has(hash: string) {
    return stat(join(this.#root, nameOf(hash))).then(
      () => true,
      () => false,
    )
  }

  async remove(hash: string) {
    await rm(join(this.#root, nameOf(hash)), { force: true })
  }
}
