import { createReadStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Refusal, platformErrors } from '@iisp/contract'
import { StartupError } from '../config/startup-error.ts'
import { type ByteRange, type FileStore, storeIdName } from './file-store.ts'
import { openBucket } from './s3-bucket.ts'
import { type Spooled, hashPattern, nameOf, removeOldSpooled, restIn, spool } from './spool.ts'
import { codeOf, isStoreFailure } from './store-failure.ts'

/**
 * Files in a bucket of an S3 store, named by their content. A file rests in `spoolFolder` until its hash is
 * known, then goes up in one request that the store checks against that hash: never half a file.
 */
export class S3Store implements FileStore {
  readonly kind = 's3'
  readonly place: string
  readonly #client: S3Client
  readonly #bucket: string
  readonly #spoolFolder: string
  readonly #report: (failure: string) => void

  /**
   * @param address https://KEY:SECRET@host/bucket, parts percent-encoded; ?region= where the store has several
   * @param report called with the reason when the store fails a caller
   */
  constructor(address: string, spoolFolder: string, report: (failure: string) => void) {
    const { client, bucket } = openBucket(address)
    this.#client = client
    this.#bucket = bucket
    this.place = `${new URL(address).host}/${bucket}`
    this.#spoolFolder = spoolFolder
    this.#report = report
  }

  /** Refuses the start where the bucket does not answer. */
  async open(): Promise<void> {
    try {
      await mkdir(this.#spoolFolder, { recursive: true })
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }))
    } catch (error) {
      const why = reasonOf(error)
      this.close()
      throw new StartupError(
        `无法访问 S3_URL 指定的存储桶 ${this.#bucket}（${why}）。`,
        `The bucket ${this.#bucket} of S3_URL cannot be reached or does not let the portal in (${why}).`,
      )
    }
  }

  put(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
    return this.#spooling(() =>
      spool(this.#spoolFolder, stream, maxBytes, async (file) => {
        try {
          if ((await this.#sizeOf(file.hash)) !== file.size) await this.#upload(file)
        } catch (error) {
          this.#fail(error)
        }
      }),
    )
  }

  rest(stream: AsyncIterable<Uint8Array>, maxBytes: number) {
    return this.#spooling(() => restIn(this.#spoolFolder, stream, maxBytes))
  }

  async #spooling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!isStoreFailure(error)) throw error
      this.#report(`${codeOf(error)} ${this.#spoolFolder}`)
      throw new Refusal(platformErrors.storeUnavailable)
    }
  }

  /** Stores may answer 403 for missing objects, so any answer but success means that the object is not there. */
  async #sizeOf(hash: string): Promise<number | undefined> {
    try {
      const where = { Bucket: this.#bucket, Key: nameOf(hash) }
      return (await this.#client.send(new HeadObjectCommand(where))).ContentLength
    } catch (error) {
      if (error instanceof S3ServiceException) return undefined
      throw error
    }
  }

  async #upload(file: Spooled): Promise<void> {
    const put = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: nameOf(file.hash),
      Body: createReadStream(file.path),
      ContentLength: file.size,
    })
    put.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> }
        headers['x-amz-content-sha256'] = file.hash
        return next(args)
      },
      { step: 'build', name: 'contentHash' },
    )
    await this.#client.send(put)
  }

  async get(hash: string, range?: ByteRange) {
    const where = {
      Bucket: this.#bucket,
      Key: nameOf(hash),
      ...(range && { Range: `bytes=${range.start}-${range.end - 1}` }),
    }
    try {
      return (await this.#client.send(new GetObjectCommand(where))).Body as Readable
    } catch (error) {
      return this.#fail(error)
    }
  }

  async has(hash: string) {
    return (await this.#sizeOf(hash).catch((error: unknown) => this.#fail(error))) !== undefined
  }

  async remove(hash: string) {
    const where = { Bucket: this.#bucket, Key: nameOf(hash) }
    await this.#client.send(new DeleteObjectCommand(where)).catch((error: unknown) => this.#fail(error))
  }

  async *olderThan(ageMs: number): AsyncGenerator<string> {
    const before = Date.now() - ageMs
    let from: string | undefined
    do {
      const page = await this.#client
        .send(new ListObjectsV2Command({ Bucket: this.#bucket, ContinuationToken: from }))
        .catch((error: unknown) => this.#fail(error))
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const hash = Key.slice(3)
        if (!hashPattern.test(hash) || Key !== nameOf(hash)) continue
        if (LastModified !== undefined && LastModified.getTime() < before) yield hash
      }
      from = page.NextContinuationToken
    } while (from !== undefined)
  }

  removeBrokenOff(ageMs: number): Promise<void> {
    return removeOldSpooled(this.#spoolFolder, ageMs)
  }

  /** Stores may answer 403 for missing objects. */
  async readId(): Promise<string | null> {
    const where = { Bucket: this.#bucket, Key: storeIdName }
    try {
      return (await text((await this.#client.send(new GetObjectCommand(where))).Body as Readable)).trim()
    } catch (error) {
      return ['403', '404'].includes(reasonOf(error)) ? null : this.#fail(error)
    }
  }

  async writeId(id: string): Promise<void> {
    const where = { Bucket: this.#bucket, Key: storeIdName }
    await this.#client
      .send(new PutObjectCommand({ ...where, Body: `${id}\n` }))
      .catch((error: unknown) => this.#fail(error))
  }

  #fail(error: unknown): never {
    const why = reasonOf(error)
    if (why === '404') throw new Refusal(platformErrors.notFound)
    this.#report(why)
    throw new Refusal(platformErrors.storeUnavailable)
  }

  close(): void {
    this.#client.destroy()
  }
}

/** The status that the store answered, or the network's code. */
function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceException) return String(error.$metadata.httpStatusCode ?? error.name)
  return (error as { code?: string }).code ?? (error as Error).name
}
