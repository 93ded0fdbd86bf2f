import { createStore, type StoreApi } from 'zustand/vanilla'
import { readFrame, topicsOf } from './frame.ts'

export const keepalivePath = '/tgfw-integration/ws/keepalive'
/** Milliseconds. */
export const pingEveryMs = 3_000
export const pongWaitMs = 3_000
export const reconnectAfterMs = 3_000
export const mostReconnects = 3
/** What the server closes a line with when its session goes on under another id; the cookie follows at once. */
export const sessionReplaced = 4002
const cookieWaitMs = 300

/** pending: connecting. error: lost, to be tried again. closed: given up until the next sign-in or reload. */
export type LiveState = 'idle' | 'pending' | 'success' | 'error' | 'closed'
type Timer = ReturnType<typeof setTimeout>

/** The socket that shows whether the portal is reachable and brings the server's pushes. */
export class Heartbeat {
  readonly state: StoreApi<{ readonly state: LiveState }> = createStore(() => ({
    state: 'idle' as LiveState,
  }))
  readonly #url: () => string
  readonly #topics = new Map<string, Set<(payload: unknown) => void>>()
  #socket: WebSocket | null = null
  #reconnects = 0
  #ping: Timer | undefined
  #pong: Timer | undefined
  #again: Timer | undefined

  constructor(url: () => string = ownUrl) {
    this.#url = url
  }

  /** After a sign-in or at the load of a page with a session; also the only way out of 'closed'. */
  start(): void {
    this.stop()
    document.addEventListener('visibilitychange', this.#onVisibility)
    this.#reconnects = 0
    this.#connect()
  }
  /** At sign-out. */
  stop(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility)
    clearTimeout(this.#again)
    this.#drop()
    this.#set('idle')
  }

  /** Calls `hear` with each push of the topic; gives the way to stop. */
  subscribe(topic: string, hear: (payload: unknown) => void): () => void {
    const hearers = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, hearers.add(hear))
    return () => void hearers.delete(hear)
  }

  #connect(): void {
    this.#set('pending')
    const socket = new WebSocket(this.#url())
    this.#socket = socket
    const mine = (run: () => void) => () => socket === this.#socket && run()
    socket.addEventListener(
      'open',
      mine(() => this.#beat()),
    )
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return
      if (code === sessionReplaced) this.#comeAgain()
      else this.#lost()
    })
    socket.addEventListener('message', ({ data }) => socket === this.#socket && this.#hear(data))
  }

  /** Asks for a sign of life; silence for 3 s is a loss. */
  #beat(): void {
    clearTimeout(this.#ping)
    if (document.hidden || this.#socket?.readyState !== WebSocket.OPEN) return
    this.#ping = setTimeout(() => this.#beat(), pingEveryMs)
    this.#pong ??= setTimeout(() => this.#lost(), pongWaitMs)
    this.#socket.send('{"type":0}')
  }

  #hear(data: unknown): void {
    const frame = readFrame(data)
    if (!frame) return
    if (frame.type === 0) {
      clearTimeout(this.#pong)
      this.#pong = undefined
      this.#reconnects = 0
      this.#set('success')
    }
    // nothing brings an ended session back by itself
    if (frame.type === 2) this.#giveUp()
    for (const [topic, payload] of topicsOf(frame)) this.#tell(topic, payload)
  }
  #tell(topic: string, payload: unknown): void {
    for (const hear of this.#topics.get(topic) ?? []) hear(payload)
  }

  #lost(): void {
    this.#drop()
    if (this.#reconnects >= mostReconnects) return this.#giveUp()
    this.#set('error')
    // a hidden page does not use up its tries: it looks again when it comes back
    if (document.hidden) return
    this.#again = setTimeout(() => {
      this.#reconnects++
      this.#connect()
    }, reconnectAfterMs)
  }
  #comeAgain(): void {
    this.#drop()
    this.#set('pending')
    this.#again = setTimeout(() => this.#connect(), cookieWaitMs)
  }
  #giveUp(): void {
    this.#drop()
    clearTimeout(this.#again)
    document.removeEventListener('visibilitychange', this.#onVisibility)
    this.#set('closed')
  }

  #drop(): void {
    clearTimeout(this.#ping)
    clearTimeout(this.#pong)
    this.#pong = undefined
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Timers of a hidden page run about once a minute: it rests, and checks when it is looked at again. */
  readonly #onVisibility = (): void => {
    clearTimeout(this.#ping)
    clearTimeout(this.#pong)
    this.#pong = undefined
    if (document.hidden) return clearTimeout(this.#again)
    if (this.#socket) this.#beat()
    else this.#connect()
  }

  #set(state: LiveState): void {
    if (this.state.getState().state !== state) this.state.setState({ state })
  }
}

const ownUrl = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${keepalivePath}`
