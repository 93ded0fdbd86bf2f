import { principalParameter } from '@iisp/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { requestConfig } from '../request/request-config.ts'
import { readFrame, topicsOf } from './frame.ts'

export const keepalivePath = '/tgfw-integration/ws/keepalive'
/** Milliseconds. */
export const pingEveryMs = 3_000
export const pongWaitMs = 3_000
export const reconnectAfterMs = 3_000
export const mostReconnects = 3
/**
 * Pauses between attempts after the quick ones: doubled up to the longest, each lengthened by up to half at random, so that
 * the pages of many people do not return at the same moment.
 */
export const firstPauseMs = 60_000
export const longestPauseMs = 240_000
/** Close code of a socket whose session has got another id. The new cookie arrives at the same time. */
export const sessionReplaced = 4002
const cookieWaitMs = 300

/**
 * pending: connecting. error: disconnected, will reconnect. closed: the quick attempts have failed, and the page learns of
 * nothing until one of the later ones succeeds; or the session has ended.
 */
export type LiveState = 'idle' | 'pending' | 'success' | 'error' | 'closed'
type Timer = ReturnType<typeof setTimeout>

/**
 * The web socket over which the server sends its pushes. Regular pings show whether the server can be reached. A lost
 * connection is reopened by three quick attempts, then when the browser is online again, when the page is shown, and after
 * longer and longer pauses. Its return is told as the topic 'returned', since pushes were missed.
 */
export class Heartbeat {
  readonly state: StoreApi<{ readonly state: LiveState }> = createStore(() => ({
    state: 'idle' as LiveState,
  }))
  readonly #url: () => string
  readonly #topics = new Map<string, Set<(payload: unknown) => void>>()
  #socket: WebSocket | null = null
  #reconnects = 0
  /** Attempts made since the quick ones failed; null: these are not used up. */
  #lateAttempts: number | null = null
  /** The connection was lost since the last pong. */
  #wasLost = false
  #ping: Timer | undefined
  #pong: Timer | undefined
  #again: Timer | undefined

  constructor(url: () => string = ownUrl) {
    this.#url = url
  }

  /** Called after a sign-in and when a page with a session loads. */
  start(): void {
    this.stop()
    document.addEventListener('visibilitychange', this.#onVisibility)
    window.addEventListener('online', this.#onOnline)
    this.#connect()
  }
  /** Called at sign-out. */
  stop(): void {
    this.#end()
    this.#set('idle')
  }

  /** Calls the listener with each push of the topic. Returns a function that unsubscribes. */
  subscribe(topic: string, listener: (payload: unknown) => void): () => void {
    const listeners = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  #connect(): void {
    clearTimeout(this.#again)
    if (this.#lateAttempts === null) this.#set('pending')
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
      this.#lateAttempts = null
      this.#set('success')
      if (this.#wasLost) this.#notify('returned', null)
      this.#wasLost = false
    }
    // an ended session does not come back, so reconnecting is useless
    if (frame.type === 2) {
      this.#end()
      this.#set('closed')
    }
    for (const [topic, payload] of topicsOf(frame)) this.#notify(topic, payload)
  }
  #notify(topic: string, payload: unknown): void {
    for (const listener of this.#topics.get(topic) ?? []) listener(payload)
  }

  #lost(): void {
    this.#drop()
    this.#wasLost = true
    const isQuick = this.#reconnects < mostReconnects
    if (!isQuick) this.#lateAttempts ??= 0
    this.#set(isQuick ? 'error' : 'closed')
    // a hidden page saves its attempts and reconnects when it is shown again
    if (document.hidden) return
    clearTimeout(this.#again)
    this.#again = isQuick
      ? setTimeout(() => {
          this.#reconnects++
          this.#connect()
        }, reconnectAfterMs)
      : setTimeout(() => this.#tryLate(), pauseMs(this.#lateAttempts ?? 0))
  }
  #tryLate(): void {
    this.#lateAttempts = (this.#lateAttempts ?? 0) + 1
    this.#connect()
  }
  #reconnectSoon(): void {
    this.#drop()
    this.#set('pending')
    this.#again = setTimeout(() => this.#connect(), cookieWaitMs)
  }
  #end(): void {
    document.removeEventListener('visibilitychange', this.#onVisibility)
    window.removeEventListener('online', this.#onOnline)
    clearTimeout(this.#again)
    this.#drop()
    this.#reconnects = 0
    this.#lateAttempts = null
    this.#wasLost = false
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
    else this.#retryNow()
  }
  readonly #onOnline = (): void => {
    if (!document.hidden && !this.#socket) this.#retryNow()
  }
  /** Something has changed that gives an attempt a better chance, so that the pauses begin anew. */
  #retryNow(): void {
    if (this.#lateAttempts !== null) this.#lateAttempts = 0
    this.#connect()
  }

  #set(state: LiveState): void {
    if (this.state.getState().state !== state) this.state.setState({ state })
  }
}

/** The pause before the attempt with this number, counted from 0. */
const pauseMs = (attempt: number): number =>
  Math.min(firstPauseMs * 2 ** attempt, longestPauseMs) * (1 + Math.random() / 2)

/** The address names whom the page shows: a handshake carries no headers that a page can set. */
function ownUrl(): string {
  const principal = requestConfig().principal()
  const query = principal === null ? '' : `?${principalParameter}=${encodeURIComponent(principal)}`
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${keepalivePath}${query}`
}
