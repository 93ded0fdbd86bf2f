import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { PersonActor } from '../calls/actor.ts'
import { everybody } from '../calls/module.ts'
import { type SessionCache, hashSessionId } from '../session/session-cache.ts'
import type { BusMessage } from './bus.ts'

export const keepalivePath = '/tgfw-integration/ws/keepalive'
const maxPerAccount = 5
const recheckMs = 30_000

interface Connection {
  readonly socket: WebSocket
  readonly sessionId: string
  readonly actor: PersonActor
}
export interface SocketParts {
  readonly sessions: SessionCache
  readonly origins: ReadonlySet<string>
}

/**
 * The keepalive sockets of this node. A ping {"type":0} is answered in kind; pushes are {"type":1,…}:
 * they say that something changed, never what it holds. The session is checked again every 30 s.
 */
export class Sockets {
  readonly #parts: SocketParts
  readonly #open = new Set<Connection>()
  readonly #wss = new WebSocketServer({ noServer: true, maxPayload: 1024, perMessageDeflate: false })
  readonly #recheck: NodeJS.Timeout

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#recheck = setInterval(() => void this.#dropEnded(), recheckMs)
    this.#recheck.unref()
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head))
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy())
    const url = (request.url ?? '').split('?')[0]
    const origin = request.headers.origin
    if (url !== keepalivePath) return refuse(socket, 404)
    if (origin === undefined || !this.#parts.origins.has(origin)) return refuse(socket, 403)
    const sessionId = /(?:^|;\s*)sessionId=([A-Za-z0-9_-]+)/.exec(request.headers.cookie ?? '')?.[1]
    const record =
      sessionId === undefined ? null : await this.#parts.sessions.find(sessionId).catch(() => null)
    if (sessionId === undefined || record === null) return refuse(socket, 401)
    const own = [...this.#open].filter((c) => c.actor.accountId === record.actor.accountId)
    if (own.length >= maxPerAccount) return refuse(socket, 429)
    this.#wss.handleUpgrade(request, socket, head, (ws) =>
      this.#welcome({ socket: ws, sessionId, actor: record.actor }),
    )
  }

  #welcome(connection: Connection): void {
    this.#open.add(connection)
    const { socket } = connection
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#open.delete(connection))
    socket.on('message', (data) => {
      if (/"type"\s*:\s*0/.test((data as Buffer).toString('utf8')))
        socket.send(`{"type":0,"time":${Date.now()}}`)
    })
  }

  /** What another node, or this one, has to say. */
  hear(message: BusMessage): void {
    if (message.kind === 'event') this.#push(message)
    if (message.kind === 'session-ended') {
      if (message.topic === 'signed-out') this.#signOut(message.value)
      void this.#dropEnded()
    }
    if (message.kind === 'session-locked' || message.kind === 'session-unlocked')
      this.#tell(message.value, `{"type":1,"topic":"${message.kind}"}`)
    if (message.kind === 'session-replaced') this.#callBack(message.value)
  }

  #push(message: BusMessage): void {
    const { audience = [] } = message
    const frame = JSON.stringify({ type: 1, topic: message.topic, counts: true })
    for (const { socket, actor } of this.#open) {
      if (audience.includes(everybody) || audience.includes(actor.scope)) socket.send(frame)
    }
  }

  async #dropEnded(): Promise<void> {
    for (const connection of this.#open) {
      if (connection.socket.readyState !== connection.socket.OPEN) continue
      const record = await this.#parts.sessions.find(connection.sessionId).catch(() => undefined)
      if (record !== null) continue
      connection.socket.send('{"type":2}')
      connection.socket.close(4001, 'session ended')
    }
  }

  #of(sessionHash: string | undefined): Connection[] {
    return [...this.#open].filter(({ sessionId }) => hashSessionId(sessionId) === sessionHash)
  }

  #tell(sessionHash: string | undefined, frame: string): void {
    for (const { socket } of this.#of(sessionHash)) socket.send(frame)
  }

  /** The person signed out in one window: the others are to show nothing more. */
  #signOut(sessionHash: string | undefined): void {
    for (const { socket } of this.#of(sessionHash)) {
      socket.send('{"type":2,"signedOut":true}')
      socket.close(4001, 'signed out')
    }
  }

  /** The session goes on under another id, which the browser has by now or in a moment: it is to come again. */
  #callBack(sessionHash: string | undefined): void {
    for (const { socket } of this.#of(sessionHash)) socket.close(4002, 'session replaced')
  }

  get size(): number {
    return this.#open.size
  }

  close(): void {
    clearInterval(this.#recheck)
    for (const { socket } of this.#open) socket.close(1001, 'going away')
    this.#wss.close()
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
