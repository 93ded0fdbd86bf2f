import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { HashQueue, type Lane } from './hash-queue.ts'

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/**
 * Slow salted hashes of password digests: `scrypt$15$<salt>$<hash>`, base64url. A hash occupies a
 * pool thread for about 100 ms and 32 MB; only two run concurrently, which keeps the rest of the
 * process responsive.
 */
export class PasswordHasher {
  readonly #pepper: Uint8Array
  readonly #queue: HashQueue
  readonly #nobody = `scrypt$15$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

  constructor(pepper: Uint8Array, queue = new HashQueue()) {
    this.#pepper = pepper
    this.#queue = queue
  }

  /** Refuses when the caller's queue is full, before any work is done. */
  admit(lane: Lane): void {
    this.#queue.admit(lane)
  }

  async hash(digest: string): Promise<string> {
    const salt = randomBytes(16)
    const hash = await this.#slow(digest, salt, 'known')
    return `scrypt$15$${salt.toString('base64url')}$${hash.toString('base64url')}`
  }

  /** Takes the same time for an account that does not exist (`undefined`), and is false. */
  async verify(digest: string, stored: string | undefined, lane: Lane = 'known'): Promise<boolean> {
    const [, , salt = '', hash = ''] = (stored ?? this.#nobody).split('$')
    const found = await this.#slow(digest, Buffer.from(salt, 'base64url'), lane)
    const wanted = Buffer.from(hash, 'base64url')
    return found.length === wanted.length && timingSafeEqual(found, wanted) && stored !== undefined
  }

  /** A keyed hash of something short-lived, such as a code. */
  quick(text: string): string {
    return createHmac('sha256', this.#pepper).update(text).digest('base64url')
  }

  #slow(digest: string, salt: Uint8Array, lane: Lane): Promise<Buffer> {
    const peppered = createHmac('sha256', this.#pepper).update(`password ${digest}`).digest()
    return this.#queue.run(
      lane,
      () =>
        new Promise((resolve, reject) =>
          scrypt(peppered, salt, 32, cost, (error, key) => (error === null ? resolve(key) : reject(error))),
        ),
    )
  }
}
