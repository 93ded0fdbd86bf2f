import { Redis } from 'ioredis'
import { StartupError } from '../config/startup-error.ts'
import { type Bus, type BusMessage, readMessage } from './bus.ts'

const channel = 'iisp'

/** Fan-out by Redis for many nodes. Its loss costs speed, never truth: ioredis connects again by itself. */
export class RedisBus implements Bus {
  readonly kind = 'redis'
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #listeners = new Set<(message: BusMessage) => void>()
  #lastError = 'timeout'

  constructor(url: string) {
    const options = {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      lazyConnect: true,
      connectTimeout: 3000,
    }
    this.#publisher = new Redis(url, options)
    this.#subscriber = new Redis(url, options)
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error: { code?: string; message: string }) => {
        this.#lastError = error.code ?? error.message.split(' ')[0] ?? ''
      })
    }
    this.#subscriber.on('message', (_channel, payload) => {
      const message = readMessage(payload)
      if (message !== null) for (const listener of this.#listeners) listener(message)
    })
  }

  /** Refuses the start without Redis; ioredis asks for the channel again after each later loss. */
  async open(): Promise<void> {
    try {
      await Promise.all([this.#publisher.connect(), this.#subscriber.connect()])
      await this.#subscriber.subscribe(channel)
    } catch {
      await this.close()
      // The code alone: a message may quote the address with its password.
      throw new StartupError(
        `无法连接 REDIS_URL 指定的 Redis（${this.#lastError}）。`,
        `The Redis of REDIS_URL cannot be reached or does not let the portal in (${this.#lastError}).`,
      )
    }
  }

  async publish(message: BusMessage): Promise<void> {
    await this.#publisher.publish(channel, JSON.stringify(message)).catch(() => {})
  }

  subscribe(listener: (message: BusMessage) => void): void {
    this.#listeners.add(listener)
  }

  async close(): Promise<void> {
    this.#publisher.disconnect()
    this.#subscriber.disconnect()
  }
}
