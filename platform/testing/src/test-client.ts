import { randomUUID } from 'node:crypto'
import type { Call, Input, Output } from '@iisp/contract'
import { request } from './request.ts'

/** An answer: status, headers and the parsed body (text if it is not JSON). */
export interface Answer<T = unknown> {
  readonly status: number
  readonly headers: Headers
  readonly body: { status: number; msg: string; data: T; code?: string; fields?: string[] }
  readonly text: string
}
export interface SendOptions {
  readonly key?: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly language?: 'zh' | 'en'
}

export const newKey = (): string => randomUUID().replaceAll('-', '')

/** An HTTP client with its own cookies, like one person's browser. */
export class TestClient {
  readonly origin: string
  readonly cookies = new Map<string, string>()

  constructor(origin: string) {
    this.origin = origin
  }

  /** Sends a declared call; resolves to the server's answer, also if it is a refusal. */
  async send<C extends Call>(
    call: C,
    input: Input<C>,
    options: SendOptions = {},
  ): Promise<Answer<Output<C>>> {
    const method = options.method ?? call.methods[0]
    const query = method === 'GET' ? search(input) : ''
    const headers: Record<string, string> = {
      'accept-language': options.language ?? 'zh',
      ...options.headers,
    }
    if (call.idempotent === 'key') headers['idempotency-key'] ??= options.key ?? newKey()
    return this.raw(method, call.path + query, method === 'GET' ? undefined : JSON.stringify(input), headers)
  }

  /** Sends a call that must succeed. Resolves to `data`; throws the server's text otherwise. */
  async ok<C extends Call>(call: C, input: Input<C>, options?: SendOptions): Promise<Output<C>> {
    const answer = await this.send(call, input, options)
    if (answer.status !== 200)
      throw new Error(`${call.name}: ${answer.status} ${answer.body.code} ${answer.body.msg}`)
    return answer.body.data
  }

  async raw<T>(
    method: string,
    path: string,
    body?: string | FormData | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const { headers: received, ...answer } = await request(method, this.origin + path, body, {
      'x-trace-id': newKey(),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    })
    this.keep(received)
    const json = /json/.test(received.get('content-type') ?? '')
    return {
      status: answer.status,
      headers: received,
      body: json ? JSON.parse(answer.text) : { status: answer.status },
      text: answer.text,
    }
  }

  /** Keeps the cookies that an answer sets. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) this.#keep(line)
  }
  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const cut = pair.indexOf('=')
    const value = pair.slice(cut + 1)
    if (value === '' || /expires=Thu, 01 Jan 1970|max-age=0/i.test(line))
      this.cookies.delete(pair.slice(0, cut))
    else this.cookies.set(pair.slice(0, cut), value)
  }
}

function search(input: Record<string, unknown>): string {
  const parts = Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
    )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
