import { type Call, type Envelope } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import { reportExchange } from '../errors/error-log.ts'
import { engineText } from '../i18n/engine-texts.ts'
import type { BuiltRequest } from './build-request.ts'
import { refusalText } from './error-texts.ts'
import { redirectTarget } from './redirection.ts'
import { RequestError } from './request-error.ts'
import { requestConfig } from './request-config.ts'

export interface Exchange {
  readonly call: Call
  readonly input: object
  readonly sent: BuiltRequest
  /** Milliseconds. */
  readonly startedAt: number
}

/** Reads the data of an answer, or throws a RequestError. Failures are reported to the error log. */
export async function readAnswer(exchange: Exchange, response: Response): Promise<unknown> {
  const { call, sent } = exchange
  // the browser hides the target of an HTTP redirection, so only the browser can follow it
  if (response.type === 'opaqueredirect') return redirect(sent.url)
  const text = await response.text()
  const body = parse(text)
  const envelope = isEnvelope(body) ? body : null
  const status = response.status === 200 ? (envelope?.status ?? 200) : response.status
  if (status >= 300 && status < 400)
    return redirect(locationOf(body) ?? response.headers.get('location') ?? '')
  if (status !== 200) throw refused(exchange, response, { status, text, envelope })
  const data = call.answer === 'bare' ? body : envelope?.data
  const miss =
    body === undefined || (call.answer !== 'bare' && !envelope) ? 'body' : findMismatch(call.output, data)
  if (miss !== null) throw misshapen(exchange, response, miss)
  return data
}

function refused(
  exchange: Exchange,
  response: Response,
  answer: { status: number; text: string; envelope: Envelope<unknown> | null },
): RequestError {
  const { status, text, envelope } = answer
  const msg = envelope?.msg ?? ''
  report(exchange, response, { status, body: text, text: msg || response.statusText, code: envelope?.code })
  return new RequestError({
    kind: 'answer',
    status,
    msg: refusalText(status, msg),
    ...(msg === '' && { serverText: '' }),
    code: envelope?.code ?? '',
    fields: envelope?.fields ?? [],
  })
}

/** An answer that does not match the contract. Its location goes to the error log, its content does not. */
function misshapen(exchange: Exchange, response: Response, miss: string): RequestError {
  report(exchange, response, {
    status: 500,
    body: '',
    text: `answer of ${exchange.call.name} at ${miss || 'data'}`,
  })
  return new RequestError({ kind: 'shape', status: response.status, msg: engineText('request.shape') })
}

function report(
  exchange: Exchange,
  response: Response,
  answer: { status: number; body: string; text: string; code?: string | undefined },
): void {
  const { sent, input, startedAt } = exchange
  const { status, body: resBody, text, code } = answer
  reportExchange({
    url: sent.url.replace(requestConfig().origin, ''),
    method: sent.method,
    status,
    statusText: response.statusText,
    input,
    reqBody: sent.body,
    resBody,
    reqHeaders: sent.headers,
    resHeaders: Object.fromEntries(response.headers),
    startedAt,
    text,
    code,
  })
}

function redirect(location: string): never {
  const { allowedOrigins, leave, origin } = requestConfig()
  const target = location === '' ? null : redirectTarget(location, origin, allowedOrigins)
  const error = new RequestError({ kind: 'answer', status: 302, msg: engineText('request.redirectRefused') })
  if (target) {
    error.shown = true
    leave(target.href)
  }
  throw error
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
const isEnvelope = (body: unknown): body is Envelope<unknown> =>
  typeof body === 'object' && body !== null && typeof (body as Envelope<unknown>).status === 'number'
const locationOf = (body: unknown): string | undefined => {
  const location = (body as { location?: unknown } | null)?.location
  return typeof location === 'string' ? location : undefined
}
