import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Refusal, platformErrors } from '@iisp/contract'

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const atOnce = 2

/**
 * Slow salted hashes of password digests: `scrypt$15$<salt>$<hash>`, base64url. A hash takes a thread of the pool
 * for about 100 ms and 32 MB, so that two run at once and the rest of the process stays quick.
 */
export class PasswordHasher {
  readonly #pepper: Uint8Array
  readonly #waiting: (() => void)[] = []
  #running = 0
  readonly #nobody = `scrypt$15$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

  readonly #mayWait: number

  /** @param mayWait callers in the queue; more are turned away. Sixty wait about six seconds. */
  constructor(pepper: Uint8Array, mayWait = 60) {
    this.#pepper = pepper
    this.#mayWait = mayWait
  }

  async hash(digest: string): Promise<string> {
    const salt = randomBytes(16)
    const hash = await this.#slow(digest, salt)
    return `scrypt$15$${salt.toString('base64url')}$${hash.toString('base64url')}`
  }

  /** Takes the same time for an account that does not exist (`undefined`), and is false. */
  async verify(digest: string, stored: string | undefined): Promise<boolean> {
    const [, , salt = '', hash = ''] = (stored ?? this.#nobody).split('$')
    const found = await this.#slow(digest, Buffer.from(salt, 'base64url'))
    const wanted = Buffer.from(hash, 'base64url')
    return found.length === wanted.length && timingSafeEqual(found, wanted) && stored !== undefined
  }

  /** A keyed hash of something short-lived, such as a code. */
  quick(text: string): string {
    return createHmac('sha256', this.#pepper).update(text).digest('base64url')
  }

  async #slow(digest: string, salt: Uint8Array): Promise<Buffer> {
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= this.#mayWait) throw new Refusal(platformErrors.tooMany)
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else this.#running++
    try {
      const peppered = createHmac('sha256', this.#pepper).update(`password ${digest}`).digest()
      return await new Promise<Buffer>((resolve, reject) =>
        scrypt(peppered, salt, 32, cost, (error, key) => (error === null ? resolve(key) : reject(error))),
      )
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#running--
      else next()
    }
  }
}
