import type { Call } from '@iisp/contract'
import { locale } from '../i18n/i18n.ts'
import { queryString } from './query-string.ts'
import { randomId } from './random-id.ts'
import { requestConfig } from './request-config.ts'

export interface BuildOptions {
  readonly menuId?: string | undefined
  readonly idempotencyKey?: string | undefined
}
export interface BuiltRequest {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
  readonly credentials: RequestCredentials
}

const formType = 'application/x-www-form-urlencoded'

/** A call and its input as an HTTP request. An upload carries its input in the query. */
export function buildRequest(call: Call, input: object, options: BuildOptions = {}): BuiltRequest {
  const config = requestConfig()
  const method = call.methods[0]
  const inQuery = method === 'GET' || call.body === 'upload'
  const isForm = !inQuery && call.body === 'form'
  const query = inQuery ? queryString(input) : ''
  const url = new URL(call.path + (query === '' ? '' : `?${query}`), config.origin)
  return {
    url: url.href,
    method,
    headers: {
      'x-trace-id': randomId(),
      'accept-language': locale(),
      ...(inQuery ? {} : { 'content-type': isForm ? formType : 'application/json' }),
      ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
      ...fromHeaders(url, options.menuId),
    },
    ...(inQuery ? {} : { body: isForm ? queryString(input) : JSON.stringify(input) }),
    credentials: config.withCredentials ? 'include' : 'same-origin',
  }
}

/** Sends it. Redirects are answers like others, since no call leads elsewhere. */
export const sendBuilt = (
  { url, method, headers, body, credentials }: BuiltRequest,
  signal: AbortSignal | undefined,
): Promise<Response> =>
  fetch(url, {
    method,
    headers,
    credentials,
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
    ...(signal && { signal }),
  })

/** Headers that name the calling page. Sent to our own origin only. */
function fromHeaders(url: URL, menuId: string | undefined): Record<string, string> {
  const config = requestConfig()
  if (url.origin !== globalThis.location?.origin) return {}
  return { 'x-from-menu-id': menuId ?? config.fromMenu(), 'x-from-path': config.fromPath() }
}
