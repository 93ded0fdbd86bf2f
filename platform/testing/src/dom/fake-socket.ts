import type { Frame } from '@iisp/web/live/frame'

/** Replaces the page's heartbeat socket. It never reports that it is open, so the page sends no pings and sets no timers. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  /** Number of sockets opened since the server listens. */
  static opened = 0
  static readonly #open = new Set<FakeSocket>()

  constructor() {
    super()
    FakeSocket.opened++
    FakeSocket.#open.add(this)
  }
  static reset(): void {
    FakeSocket.opened = 0
    FakeSocket.#open.clear()
  }
  close(): void {
    FakeSocket.#open.delete(this)
  }
  /** Breaks every connection, as a network that is gone does. */
  static lose(): void {
    for (const socket of FakeSocket.#open) socket.dispatchEvent(new Event('close'))
  }
  /** Sends a frame over every socket; a text is the topic of a push. */
  static push(frame: string | Frame): void {
    const data = JSON.stringify(typeof frame === 'string' ? { type: 1, topic: frame } : frame)
    for (const socket of FakeSocket.#open) socket.dispatchEvent(new MessageEvent('message', { data }))
  }
}
