import { createReadStream } from 'node:fs'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Refusal, platformErrors } from '@iisp/contract'
import { StartupError } from '../config/startup-error.ts'
import { type ByteRange, type FileStore, storeIdName } from './file-store.ts'
import { hashPattern, nameOf, removeOldSpooled, restIn, spool } from './spool.ts'
import { codeOf, isStoreFailure } from './store-failure.ts'

/** Files in a folder, named by the hash of their content. Each is written elsewhere, synced and then moved, so that no partial file appears. */
export class FolderStore implements FileStore {
  readonly kind = 'folder'
  readonly place: string
  readonly #report: (failure: string) => void
  /** The id tells a folder that is missing, for example no longer mounted, from an empty one. */
  #carriesId = false

  /** @param report called with the reason when the folder fails a caller */
  constructor(root: string, report: (failure: string) => void = () => {}) {
    this.place = root
    this.#report = report
  }

  /** Creates the folder; refuses the start where that is impossible. Later a missing folder is a failure. */
  async open(): Promise<void> {
    try {
      await mkdir(this.#incoming, { recursive: true })
    } catch (error) {
      throw new StartupError(
        `无法写入文件目录 ${this.place}（${codeOf(error)}）；请检查目录及其权限。`,
        `The files folder ${this.place} cannot be written (${codeOf(error)}); check the folder and its permissions.`,
      )
    }
  }

  get #incoming(): string {
    return join(this.place, 'incoming')
  }

  put(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
    return this.#guarded(async () => {
      await this.#present()
      await makeFolder(this.#incoming)
      return spool(this.#incoming, stream, maxBytes, async (file) => {
        const path = join(this.place, nameOf(file.hash))
        await makeFolder(dirname(path))
        await rename(file.path, path)
      })
    })
  }

  rest(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
    return this.#guarded(async () => {
      await this.#present()
      await makeFolder(this.#incoming)
      return restIn(this.#incoming, stream, maxBytes)
    })
  }

  async get(hash: string, range?: ByteRange) {
    const path = join(this.place, nameOf(hash))
    await this.#guarded(async () => {
      const found = await stat(path).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null
        throw error
      })
      if (found !== null) return
      await this.#present()
      throw new Refusal(platformErrors.notFound)
    })
    return createReadStream(path, range === undefined ? {} : { start: range.start, end: range.end - 1 })
  }

  has(hash: string) {
    return stat(join(this.place, nameOf(hash))).then(
      () => true,
      () => false,
    )
  }

  remove(hash: string): Promise<void> {
    return this.#guarded(() => rm(join(this.place, nameOf(hash)), { force: true }))
  }

  async *olderThan(ageMs: number): AsyncGenerator<string> {
    const before = Date.now() - ageMs
    for await (const folder of await this.#guarded(() => opendir(this.place))) {
      if (!folder.isDirectory() || !/^[0-9a-f]{2}$/.test(folder.name)) continue
      for await (const file of await opendir(join(this.place, folder.name))) {
        if (!hashPattern.test(file.name)) continue
        const found = await stat(join(this.place, folder.name, file.name)).catch(() => null)
        if (found !== null && found.mtimeMs < before) yield file.name
      }
    }
  }

  removeBrokenOff(ageMs: number): Promise<void> {
    return this.#guarded(() => removeOldSpooled(this.#incoming, ageMs))
  }

  async readId(): Promise<string | null> {
    const id = await readFile(join(this.place, storeIdName), 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return null
      throw error
    })
    this.#carriesId = id !== null
    return id === null ? null : id.trim()
  }

  async writeId(id: string): Promise<void> {
    await writeFile(join(this.place, storeIdName), `${id}\n`, { flag: 'wx' })
    this.#carriesId = true
  }

  /** Fails if the folder itself is missing, so that nothing is written into an empty mount point. */
  async #present(): Promise<void> {
    await stat(this.#carriesId ? join(this.place, storeIdName) : this.place)
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isStoreFailure(error)) throw error
      this.#report(`${codeOf(error)} ${this.place}`)
      throw new Refusal(platformErrors.storeUnavailable)
    }
  }
}

/** Creates a folder inside an existing one. Unlike `recursive`, it never creates the root. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error
  })
}
