import { Redis } from 'ioredis'
import { StartupError } from '../config/startup-error.ts'
import type { Carrier } from './bus.ts'

const channel = 'iisp'
const commandMs = 1000
const openMs = 5000

/** Fan-out by Redis for many nodes. ioredis reconnects by itself; if Redis hangs, each command fails after a second. */
export class RedisCarrier implements Carrier {
  readonly kind = 'redis'
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #listeners = new Set<(payload: string) => void>()
  #lastError = 'timeout'

  constructor(url: string) {
    const options = {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      lazyConnect: true,
      connectTimeout: 3000,
      commandTimeout: commandMs,
    }
    this.#publisher = new Redis(url, options)
    this.#subscriber = new Redis(url, options)
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error: { code?: string; message: string }) => {
        this.#lastError = error.code ?? error.message.split(' ')[0] ?? ''
      })
    }
    this.#subscriber.on('message', (_channel, payload) => {
      for (const listener of this.#listeners) listener(payload)
    })
  }

  /** Refuses the start without Redis; ioredis subscribes again after each later loss. */
  async open(): Promise<void> {
    try {
      await within(openMs, Promise.all([this.#publisher.connect(), this.#subscriber.connect()]))
      await this.#subscriber.subscribe(channel)
    } catch {
      await this.close()
      // Only the code, since a message may quote the address with its password.
      throw new StartupError(
        `无法连接 REDIS_URL 指定的 Redis（${this.#lastError}）。`,
        `The Redis of REDIS_URL cannot be reached or does not let the portal in (${this.#lastError}).`,
      )
    }
  }

  async send(payload: string): Promise<void> {
    await this.#publisher.publish(channel, payload)
  }

  async answers(): Promise<boolean> {
    return Promise.all([this.#publisher.ping(), this.#subscriber.ping()]).then(
      () => true,
      () => false,
    )
  }

  listen(listener: (payload: string) => void): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }
}

/** Without a time limit a server that accepts the connection and then stays silent would keep its client waiting. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
