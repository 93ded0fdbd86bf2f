import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { Bucket } from '../http/guard/rate-limit.ts'

/** A page pings every 3 s, and once more whenever it is looked at again. */
const frames = { atOnce: 10, perSecond: 3 }
const bytes = { atOnce: 16 * 1024, perSecond: 1024 }
/** Limit of unsent data; a page normally reads its frames within a second. */
const waitingBytes = 16 * 1024
/** Leaves enough time for the close frame to arrive. */
const farewellMs = 1000

/**
 * A socket that limits its peer to a few frames per second and requires it to read the frames it is
 * sent.
 */
export class GuardedSocket {
  readonly #socket: WebSocket
  readonly #raw: Duplex
  readonly #frames = new Bucket(frames.atOnce, frames.perSecond)
  readonly #bytes = new Bucket(bytes.atOnce, bytes.perSecond)

  /** @param receive called with the text of each frame within the limits */
  constructor(socket: WebSocket, raw: Duplex, receive: (text: string) => void) {
    this.#socket = socket
    this.#raw = raw
    socket.on('error', () => socket.terminate())
    socket.on('message', (data) => this.#withinLimit(() => receive((data as Buffer).toString('utf8'))))
    socket.on('ping', (data) => this.#withinLimit(() => socket.pong(data)))
    socket.on('pong', () => this.#withinLimit(() => {}))
    // Frames that never end are no messages, but they are bytes. A frame over its own limit is closed as such first.
    raw.on('data', (chunk: Buffer) => {
      if (this.#bytes.take(chunk.length) > 0) setImmediate(() => this.#refuse())
    })
  }

  /** Ends the socket of a peer that does not read. */
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > waitingBytes) this.#socket.terminate()
    else this.#socket.send(text)
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  #withinLimit(answer: () => void): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > waitingBytes) return this.#socket.terminate()
    if (this.#frames.take(1) > 0) this.#refuse()
    else answer()
  }

  /** Stops reading; further data from the peer only fill its own buffers. */
  #refuse(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.close(1008, 'too many frames')
    this.#raw.pause()
    setTimeout(() => this.#socket.terminate(), farewellMs).unref()
  }
}
