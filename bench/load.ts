import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface LoadOrder {
  readonly port: number
  readonly connections: number
  /** Whole HTTP requests, taken in turn. */
  readonly requests: readonly string[]
  /** How long to send; null: send each request once. */
  readonly seconds: number | null
}
export interface LoadFigures {
  readonly perSecond: number
  readonly answers: number
  /** Median time from sending a request to the last byte of its answer, in milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly refused: number
  /** The first answer with a status other than 200. */
  readonly example?: string
}

/** Controls the loader's process. */
export class Loader {
  readonly #process: ChildProcess = fork(join(import.meta.dirname, 'loader.ts'))

  /** Throws if the server refused a request, because a quick refusal would count as speed. */
  async run(order: LoadOrder): Promise<LoadFigures> {
    this.#process.send(order)
    const [answer] = (await once(this.#process, 'message')) as [{ figures?: LoadFigures; error?: string }]
    const { figures } = answer
    if (figures === undefined) throw new Error(answer.error ?? 'the loader gave no answer')
    if (figures.refused > 0) throw new Error(`${figures.refused} refused, the first: ${figures.example}`)
    return figures
  }

  close(): void {
    this.#process.kill()
  }
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly sessionId?: string
  /** Idempotency key. */
  readonly key?: string
  readonly body?: unknown
}

/** The text of an HTTP request with the headers that the portal's pages send. */
export function requestText({ method, path, sessionId, key, body }: Request): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept: application/json',
    'accept-encoding: gzip, deflate, br',
    'accept-language: zh-CN',
    'x-trace-id: 00000000000000000000000000000000',
    ...(sessionId === undefined ? [] : [`cookie: sessionId=${sessionId}`]),
    ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
    ...(body === undefined
      ? []
      : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
  ]
  return `${head.join('\r\n')}\r\n\r\n${text}`
}
