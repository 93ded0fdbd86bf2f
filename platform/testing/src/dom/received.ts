import type { Call } from '@iisp/contract'
import { formType, readQuery, typedQuery } from '@iisp/server/http/request/parse-query'

/** A request as received. */
export interface Received {
  readonly method: string
  readonly path: string
  /** Without the question mark. */
  readonly search: string
  readonly headers: Headers
  /** '' if there is none. */
  readonly body: string
  /** The file of an upload. */
  readonly file: File | null
  /** Aborted when the page gives the request up; null for an upload. */
  readonly signal: AbortSignal | null
}

/** The part of a request that fetch and XMLHttpRequest have in common. */
export function receive(
  address: string,
  sent: Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal'>,
  file: File | null = null,
): Received {
  const { pathname, search } = new URL(address, 'http://portal.example')
  return {
    method: sent.method ?? 'GET',
    path: pathname,
    search: search.slice(1),
    headers: new Headers(sent.headers),
    body: typeof sent.body === 'string' ? sent.body : '',
    file,
    signal: sent.signal ?? null,
  }
}

/** The input as the server reads it: texts of a query or a form are converted to the types of the schema. */
export function inputOf(call: Call, { search, headers, body }: Received): unknown {
  const query = typedQuery(call.input, readQuery(search))
  if (body === '') return { ...query }
  const isForm = headers.get('content-type') === formType
  const fields = isForm ? typedQuery(call.input, readQuery(body)) : (JSON.parse(body) as object)
  return { ...query, ...fields }
}
