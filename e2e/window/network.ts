import { WebSocket } from 'ws'
import type { CookieJar } from './cookie-jar.ts'
import { patience } from './until.ts'

type Pattern = string | RegExp | ((url: URL) => boolean)

/** A request that the window sends. */
export class WindowRequest {
  readonly #url: string
  readonly #init: RequestInit
  answer: Promise<WindowResponse> | undefined
  cookie = ''

  /** Counts the requests of a window. */
  readonly number: number

  constructor(url: string, init: RequestInit, number: number) {
    this.#url = url
    this.#init = init
    this.number = number
  }
  url = () => this.#url
  method = () => this.#init.method ?? 'GET'
  /** Scripts alone ask for something: jsdom fetches neither documents nor pictures. */
  resourceType = () => 'fetch'
  headers = () => Object.fromEntries(new Headers(this.#init.headers))
  /** With the cookies, which no script adds. */
  allHeaders = async () => ({ ...this.headers(), cookie: this.cookie })
  postData = () => (typeof this.#init.body === 'string' ? this.#init.body : null)
  postDataJSON = (): unknown => JSON.parse(this.postData() ?? 'null')
  response = async () => (await this.answer) ?? null
}

/** An answer as it arrived. */
export class WindowResponse {
  readonly #request: WindowRequest
  readonly #answer: Response

  constructor(request: WindowRequest, answer: Response) {
    this.#request = request
    this.#answer = answer
  }
  request = () => this.#request
  /** Resolves when the answer has arrived whole. */
  finished = async () => {
    await this.text()
    return null
  }
  url = () => this.#request.url()
  status = () => this.#answer.status
  ok = () => this.#answer.ok
  headers = () => Object.fromEntries(this.#answer.headers)
  text = () => this.#answer.clone().text()
  json = async (): Promise<unknown> => JSON.parse(await this.text())
}

/** What a test does with a request instead of the server. */
export interface WindowRoute {
  request(): WindowRequest
  continue(): Promise<void>
  fulfill(answer: {
    readonly status?: number
    readonly json?: unknown
    readonly body?: string
    readonly contentType?: string
    readonly headers?: Readonly<Record<string, string>>
  }): Promise<void>
  abort(): Promise<void>
}
type Handler = (route: WindowRoute) => unknown

export interface NetworkParts {
  readonly jar: CookieJar
  /** Origin of the server, to which what the window sends to its own origin goes. */
  readonly server: string
  readonly origin: string
  readonly send: typeof fetch
}

type Seen = 'request' | 'response' | 'requestfinished' | 'requestfailed'

/** Everything between the window and its server: the person's cookies, requests and answers, and what a test puts between. */
export class Network {
  readonly #parts: NetworkParts
  readonly #sockets = new Set<WebSocket>()
  #sent = 0
  #routes: { readonly pattern: Pattern; readonly handler: Handler }[] = []
  readonly #seen = new Map<Seen, Set<(one: never) => void>>()

  constructor(parts: NetworkParts) {
    this.#parts = parts
  }

  route = async (pattern: Pattern, handler: Handler) => void this.#routes.unshift({ pattern, handler })
  unroute = async (pattern: Pattern) =>
    void (this.#routes = this.#routes.filter((one) => String(one.pattern) !== String(pattern)))
  on(kind: Seen, listener: (one: never) => void): () => void {
    const listeners = this.#seen.get(kind) ?? new Set()
    this.#seen.set(kind, listeners.add(listener))
    return () => void listeners.delete(listener)
  }
  #tell(kind: Seen, one: WindowRequest | WindowResponse): void {
    for (const listener of this.#seen.get(kind) ?? []) listener(one as never)
  }
  wait<T extends WindowRequest | WindowResponse>(
    kind: 'request' | 'response',
    pattern: Pattern | ((one: T) => boolean | Promise<boolean>),
    timeout = patience,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new Error(`no ${kind} ${String(pattern)}`))), timeout)
      const begun = this.#sent
      const stop = this.on(kind, (one: T) => {
        // the answer to a request that was under way before is not the one that is waited for
        const { number } = one instanceof WindowResponse ? one.request() : (one as WindowRequest)
        if (number <= begun) return
        const asked =
          typeof pattern === 'function' ? (pattern as (one: T) => boolean)(one) : matches(pattern, one.url())
        void Promise.resolve(asked).then((isIt) => isIt && end(() => resolve(one)))
      })
      const end = (settle: () => void) => {
        clearTimeout(timer)
        stop()
        settle()
      }
    })
  }

  /** Cuts the sockets, as a browser does when a window is closed. */
  cut(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  /** What the server answers to the person, past the page and what a test puts between. */
  async get(address: string): Promise<WindowResponse> {
    const request = new WindowRequest(new URL(address, this.#parts.origin).href, {}, this.#sent)
    return new WindowResponse(request, await this.#ask(request, {}))
  }

  /** The window's `fetch`. */
  fetch = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, this.#parts.origin).href
    // a client of the test itself, which is no window
    if (new URL(url).port === new URL(this.#parts.server).port) return this.#parts.send(url, init)
    const request = new WindowRequest(url, init, ++this.#sent)
    const answer = this.#answer(request, init)
    request.answer = answer.then((given) => new WindowResponse(request, given.clone()))
    request.answer.catch(() => {})
    this.#tell('request', request)
    try {
      const given = await answer
      this.#tell('response', new WindowResponse(request, given.clone()))
      this.#tell('requestfinished', request)
      return given
    } catch (failed) {
      this.#tell('requestfailed', request)
      throw failed
    }
  }

  async #answer(request: WindowRequest, init: RequestInit): Promise<Response> {
    const route = this.#routes.find(({ pattern }) => matches(pattern, request.url()))
    if (route === undefined) return this.#ask(request, init)
    const made = await new Promise<Response | null | Error>((resolve, reject) => {
      const given: WindowRoute = {
        request: () => request,
        continue: async () => resolve(null),
        abort: async () => resolve(new TypeError('Failed to fetch')),
        fulfill: async ({ status = 200, json, body, contentType, headers = {} }) =>
          resolve(
            new Response(json === undefined ? (body ?? '') : JSON.stringify(json), {
              status,
              headers: {
                ...(json !== undefined && { 'content-type': 'application/json' }),
                ...(contentType !== undefined && { 'content-type': contentType }),
                ...headers,
              },
            }),
          ),
      }
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      Promise.resolve(route.handler(given)).catch(reject)
    })
    if (made instanceof Error) throw made
    return made ?? this.#ask(request, init)
  }

  async #ask(request: WindowRequest, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    const { jar } = this.#parts
    request.cookie = jar.header()
    headers.set('cookie', request.cookie)
    headers.set('origin', this.#parts.server)
    headers.set('sec-fetch-site', 'same-origin')
    const answer = await this.#parts.send(this.#atServer(request.url()), { ...init, headers })
    jar.keep(answer.headers)
    return whole(answer)
  }
  #atServer(url: string): string {
    const { origin, server } = this.#parts
    return url.startsWith(origin) ? server + url.slice(origin.length) : url
  }

  /** The window's `WebSocket`: the server's real pushes arrive. */
  get socket(): typeof globalThis.WebSocket {
    const { server, jar } = this.#parts
    const open = this.#sockets
    return class extends WebSocket {
      constructor(address: string | URL) {
        const { pathname, search } = new URL(address)
        super(server.replace('http', 'ws') + pathname + search, {
          headers: { cookie: jar.header(), origin: server },
        })
        this.on('error', () => {})
        open.add(this)
        this.on('close', () => open.delete(this))
      }
    } as unknown as typeof globalThis.WebSocket
  }
}

function matches(pattern: Pattern, url: string): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url))
  if (pattern instanceof RegExp) return pattern.test(url)
  const glob = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*')
    .replaceAll('?', '\\?')
  return new RegExp(`^${glob}$`).test(url) || url === new URL(pattern, url).href
}

/** An answer that has arrived, so that no copy that nobody reads keeps its connection open. A stream stays one. */
async function whole(answer: Response): Promise<Response> {
  if (/event-stream|ndjson/.test(answer.headers.get('content-type') ?? '')) return answer
  const { status, statusText, headers } = answer
  const body = await answer.arrayBuffer()
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers })
}
