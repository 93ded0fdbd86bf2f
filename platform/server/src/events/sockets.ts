import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import proxyAddr from '@fastify/proxy-addr'
import { type WebSocket, WebSocketServer } from 'ws'
import type { PersonActor } from '../calls/actor.ts'
import { principalOf } from '../calls/principal.ts'
import { everybody } from '../calls/domain-event.ts'
import { type Door, socketCost } from '../http/guard/door.ts'
import { LimitReached } from '../http/guard/rate-limit.ts'
import { principalInAddress } from '../http/request/shown-principal.ts'
import { sessionCookieName } from '../http/cookies/session-cookie.ts'
import { type SessionCache, hashSessionId } from '../session/session-cache.ts'
import type { BusMessage } from './bus.ts'
import { GroupedPushes } from './grouped-pushes.ts'
import { GuardedSocket } from './guarded-socket.ts'

export const keepalivePath = '/tgfw-integration/ws/keepalive'
/** Number of sockets that a real person may have on one node, over all accounts they act as. */
const maxPerPerson = 5
const recheckMs = 30_000
/** Close code of a socket that knows of no session which its page could use. */
const sessionEnded = 4001

interface Connection {
  readonly socket: GuardedSocket
  readonly pushes: GroupedPushes
  readonly sessionId: string
  readonly actor: PersonActor
}
export interface SocketParts {
  readonly sessions: SessionCache
  readonly door: Door
  readonly origins: ReadonlySet<string>
  readonly trustProxy?: readonly string[] | undefined
}

/**
 * The keepalive sockets of this node. A ping {"type":0} is answered with the same; pushes are {"type":1,…} and say that
 * something has changed, never its content. The session is checked again every 30 s.
 */
export class Sockets {
  readonly #parts: SocketParts
  readonly #open = new Set<Connection>()
  readonly #wss = new WebSocketServer({
    noServer: true,
    maxPayload: 1024,
    maxFragments: 8,
    perMessageDeflate: false,
    autoPong: false,
  })
  readonly #recheck: NodeJS.Timeout
  readonly #isProxy: (address: string, hop: number) => boolean

  constructor(parts: SocketParts) {
    this.#parts = parts
    this.#isProxy = proxyAddr.compile([...(parts.trustProxy ?? [])])
    this.#recheck = setInterval(() => void this.#dropEnded(), recheckMs)
    this.#recheck.unref()
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        refuse(socket, error instanceof LimitReached ? 429 : 503)
      })
    })
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { origin, cookie } = request.headers
    if ((request.url ?? '').split('?')[0] !== keepalivePath) return refuse(socket, 404)
    if (origin === undefined || !this.#parts.origins.has(origin)) return refuse(socket, 403)
    const address = proxyAddr(request, this.#isProxy)
    const sessionId = sessionIdIn(cookie ?? '', origin.startsWith('https:'))
    const entrant = { address, sessionId, isPublic: false, cost: socketCost }
    const record = await this.#parts.door.admit(entrant)
    if (sessionId === null || record === null) return refuse(socket, 401)
    const own = [...this.#open].filter((c) => c.actor.personId === record.actor.personId)
    if (own.length >= maxPerPerson) return refuse(socket, 429)
    const shown = principalInAddress(request.url ?? '')
    if (shown !== null && shown !== principalOf(record.actor))
      return this.#wss.handleUpgrade(request, socket, head, turnAway)
    // Synchronous from the count to the registration, so that no other socket comes between.
    this.#wss.handleUpgrade(request, socket, head, (ws) => {
      const guarded = new GuardedSocket(ws, socket, (text) => {
        if (/"type"\s*:\s*0/.test(text)) guarded.send(`{"type":0,"time":${Date.now()}}`)
      })
      const pushes = new GroupedPushes((frame) => guarded.send(frame))
      const connection = { socket: guarded, pushes, sessionId, actor: record.actor }
      this.#open.add(connection)
      ws.on('close', () => {
        pushes.stop()
        this.#open.delete(connection)
      })
    })
  }

  /** Handles a message of the bus, from this node or another. */
  receive(message: BusMessage): void {
    if (message.kind === 'event') this.#push(message)
    if (message.kind === 'session-ended') {
      if (message.topic === 'signed-out') this.#signOut(message.value)
      void this.#dropEnded()
    }
    if (message.kind === 'session-locked' || message.kind === 'session-unlocked')
      this.#pushToSession(message.value, `{"type":1,"topic":"${message.kind}"}`)
    if (message.kind === 'session-replaced') this.#callBack(message.value)
  }

  #push(message: BusMessage): void {
    const { audience = [], topic } = message
    if (topic === undefined) return
    for (const { pushes, actor } of this.#open) {
      if (audience.includes(everybody) || audience.includes(actor.scope)) pushes.push(topic)
    }
  }

  async #dropEnded(): Promise<void> {
    for (const connection of this.#open) {
      const record = await this.#parts.sessions
        .find(hashSessionId(connection.sessionId))
        .catch(() => undefined)
      if (record !== null) continue
      connection.socket.send('{"type":2}')
      connection.socket.close(sessionEnded, 'session ended')
    }
  }

  #of(sessionHash: string | undefined): Connection[] {
    return [...this.#open].filter(({ sessionId }) => hashSessionId(sessionId) === sessionHash)
  }

  #pushToSession(sessionHash: string | undefined, frame: string): void {
    for (const { socket } of this.#of(sessionHash)) socket.send(frame)
  }

  /** The person signed out in one window: the other windows must stop showing data. */
  #signOut(sessionHash: string | undefined): void {
    for (const connection of this.#of(sessionHash)) {
      this.#open.delete(connection)
      connection.socket.send('{"type":2,"signedOut":true}')
      connection.socket.close(sessionEnded, 'signed out')
    }
  }

  /** The session continues under another id, which the browser has or will have in a moment: it has to reconnect. */
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

/** A page cannot read why a handshake was refused, so the socket opens to say that the page shows another person. */
function turnAway(ws: WebSocket): void {
  ws.on('error', () => ws.terminate())
  ws.send('{"type":2,"otherPerson":true}')
  ws.close(sessionEnded, 'other person')
}

function sessionIdIn(cookies: string, isSecure: boolean): string | null {
  const name = `${sessionCookieName(isSecure)}=`
  const own = cookies.split(';').find((cookie) => cookie.trim().startsWith(name))
  return own === undefined ? null : own.trim().slice(name.length)
}

function refuse(socket: Duplex, status: number): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
