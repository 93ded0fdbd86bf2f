import { type Call, type Input, principalParameter } from '@iisp/contract'
import { locale } from '../i18n/i18n.ts'
import { principalHeaders } from './principal.ts'
import { queryString } from './query-string.ts'
import { randomId } from './random-id.ts'
import { requestConfig } from './request-config.ts'

export interface BuildOptions {
  readonly menuId?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly anyPerson?: boolean | undefined
}
export interface BuiltRequest {
  readonly url: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
  readonly credentials: RequestCredentials
}

const formType = 'application/x-www-form-urlencoded'

/** Converts a call and its input to an HTTP request. An upload carries its input in the query. */
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
      ...fromHeaders(url, options),
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

/**
 * The address of a file that a frame, picture or player fetches by itself. It names whom the page shows, as the headers of
 * other requests do.
 */
export function fileAddress<C extends Call>(call: C, input: Input<C>): string {
  const principal = requestConfig().principal()
  const query = queryString({ ...input, ...(principal === null ? {} : { [principalParameter]: principal }) })
  return `${call.path}?${query}`
}

/** Headers that name the calling page and whom it shows. Sent to our own origin only. */
function fromHeaders(url: URL, { menuId, anyPerson }: BuildOptions): Record<string, string> {
  const config = requestConfig()
  if (url.origin !== globalThis.location?.origin) return {}
  return {
    'x-from-menu-id': menuId ?? config.fromMenu(),
    'x-from-path': config.fromPath(),
    ...(anyPerson ? {} : principalHeaders()),
  }
}
