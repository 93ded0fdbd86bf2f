import { createStore, type StoreApi } from 'zustand/vanilla'
import { readFrame, topicsOf } from './frame.ts'

export const keepalivePath = '/tgfw-integration/ws/keepalive'
/** Milliseconds. */
export const pingEveryMs = 3_000
export const pongWaitMs = 3_000
export const reconnectAfterMs = 3_000
export const mostReconnects = 3
/** Close code of a socket whose session has got another id. The new cookie arrives at the same time. */
export const sessionReplaced = 4002
const cookieWaitMs = 300

/** pending: connecting. error: disconnected, will reconnect. closed: gave up until the next sign-in or reload. */
export type LiveState = 'idle' | 'pending' | 'success' | 'error' | 'closed'
type Timer = ReturnType<typeof setTimeout>

/** The web socket over which the server sends its pushes. Regular pings show whether the server can be reached. */
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

  /** Called after a sign-in and when a page with a session loads. Only this leaves the state 'closed'. */
  start(): void {
    this.stop()
    document.addEventListener('visibilitychange', this.#onVisibility)
    this.#reconnects = 0
    this.#connect()
  }
  /** Called at sign-out. */
  stop(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility)
    clearTimeout(this.#again)
    this.#drop()
    this.#set('idle')
  }

  /** Calls the listener with each push of the topic. Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (payload: unknown) => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, listeners.add(listener))
    return () => void listeners.delete(listener)
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
      if (code === sessionReplaced) this.#reconnectSoon()
      else this.#lost()
    })
    socket.addEventListener('message', ({ data }) => socket === this.#socket && this.#receive(data))
  }

  /** Sends a ping. Without a pong within 3 s the connection counts as lost. */
  #beat(): void {
    clearTimeout(this.#ping)
    if (document.hidden || this.#socket?.readyState !== WebSocket.OPEN) return
    this.#ping = setTimeout(() => this.#beat(), pingEveryMs)
    this.#pong ??= setTimeout(() => this.#lost(), pongWaitMs)
    this.#socket.send('{"type":0}')
  }

  #receive(data: unknown): void {
    const frame = readFrame(data)
    if (!frame) return
    if (frame.type === 0) {
      clearTimeout(this.#pong)
      this.#pong = undefined
      this.#reconnects = 0
      this.#set('success')
    }
    // an ended session does not come back, so reconnecting is useless
    if (frame.type === 2) this.#giveUp()
    for (const [topic, payload] of topicsOf(frame)) this.#notify(topic, payload)
  }
  #notify(topic: string, payload: unknown): void {
    for (const listener of this.#topics.get(topic) ?? []) listener(payload)
  }

  #lost(): void {
    this.#drop()
    if (this.#reconnects >= mostReconnects) return this.#giveUp()
    this.#set('error')
    // a hidden page saves its attempts and reconnects when it is shown again
    if (document.hidden) return
    this.#again = setTimeout(() => {
      this.#reconnects++
      this.#connect()
    }, reconnectAfterMs)
  }
  #reconnectSoon(): void {
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

  /** Browsers slow the timers of a hidden page, so it pauses its pings and checks the connection when shown again. */
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
