import { Redis } from 'ioredis'
import type { Bus, BusMessage } from './bus.ts'

const channel = 'iisp'

/** Fan-out by Redis for many nodes. Its loss costs speed, never truth: ioredis connects again by itself. */
export class RedisBus implements Bus {
  readonly kind = 'redis'
  readonly #publisher: Redis
  readonly #subscriber: Redis
  readonly #listeners = new Set<(message: BusMessage) => void>()

  constructor(url: string) {
    const options = { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true }
    this.#publisher = new Redis(url, options)
    this.#subscriber = new Redis(url, { ...options, enableOfflineQueue: true })
    for (const client of [this.#publisher, this.#subscriber]) client.on('error', () => {})
    this.#subscriber.on('message', (_channel, payload) => {
      const message = JSON.parse(payload) as BusMessage
      for (const listener of this.#listeners) listener(message)
    })
  }

  async open(): Promise<void> {
    await Promise.allSettled([this.#publisher.connect(), this.#subscriber.connect()])
    void this.#subscriber.subscribe(channel).catch(() => {})
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
