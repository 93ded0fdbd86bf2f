import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Call,
  type Language,
  type Method,
  Refusal,
  clientKeyPattern,
  platformErrors,
} from '@iisp/contract'
import { nobody } from '../calls/actor.ts'
import type { Dispatcher, Origin, SessionParts } from '../calls/dispatcher.ts'
import type { FileAnswer, Handler, UploadedFile } from '../calls/handler.ts'
import type { SessionCache } from '../session/session-cache.ts'
import { refuseForeign } from './guard.ts'
import { sendLasting } from './lasting-answer.ts'
import { formType, readQuery, typedQuery } from './parse-query.ts'
import type { RateLimit } from './rate-limit.ts'
import { sendFile } from './send-file.ts'
import { sessionParts } from './session-cookie.ts'
import { fieldsBefore } from './upload-fields.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
    /** Names the few routes that are no calls: the built portal's files. */
    platformRoute?: string
  }
}

export interface HttpParts {
  readonly dispatcher: Dispatcher
  readonly sessions: SessionCache
  readonly origins: ReadonlySet<string>
  readonly publicLimit: RateLimit
}

export const languageOf = (request: FastifyRequest): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh'

/** Registers every path and method of a call; further methods on its path answer 405. */
export function registerCall(app: FastifyInstance, handler: Handler, parts: HttpParts): void {
  const { call } = handler
  for (const url of [call.path, ...(call.aliases ?? [])]) {
    for (const method of call.methods) {
      app.route({
        method,
        url,
        config: { call },
        exposeHeadRoute: false,
        handler: (request, reply) => answer(call, method, request, reply, parts),
      })
    }
  }
}

async function answer(
  call: Call,
  method: Method,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: HttpParts,
) {
  if (call.effect === 'write') refuseForeign(request.headers, parts.origins)
  if (call.access.who === 'public') parts.publicLimit.take(request.ip)
  const sessionId = request.cookies.sessionId ?? null
  const record = sessionId === null ? null : await parts.sessions.find(sessionId)
  const origin: Origin = {
    actor: record?.actor ?? nobody,
    language: languageOf(request),
    traceId: request.id,
    network: request.ip,
    ...keyHeader(call, request),
  }
  const { input, upload } = await inputOf(call, method, request)
  const session: SessionParts = sessionParts(request, reply, sessionId, upload)
  const data = await parts.dispatcher.run(call, input, origin, session).finally(() => {
    if (upload !== undefined) readAway(request)
  })
  if (call.answer === 'file') return sendFile(request, reply, data as FileAnswer)
  reply.header('content-type', 'application/json; charset=utf-8')
  const write = call.answer === 'bare' ? JSON.stringify : writeEnvelope
  return sendLasting(request, reply, data, write) ?? reply.send(write(data))
}

/** The rest of a refused upload: it would keep the connection from its next request. */
function readAway({ raw }: FastifyRequest): void {
  if (!raw.complete) raw.unpipe().resume()
}

const writeEnvelope = (data: unknown): string => JSON.stringify({ status: 200, msg: '', data })

function keyHeader(call: Call, request: FastifyRequest): { key?: string } {
  if (call.idempotent !== 'key') return {}
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !clientKeyPattern.test(key)) throw new Refusal(platformErrors.keyMissing)
  return { key }
}

async function inputOf(
  call: Call,
  method: Method,
  request: FastifyRequest,
): Promise<{ input: unknown; upload?: UploadedFile }> {
  const cut = request.url.indexOf('?')
  const query = typedQuery(call.input, cut < 0 ? {} : readQuery(request.url.slice(cut + 1)))
  if (call.body === 'upload') {
    const part = request.isMultipart() ? await request.file() : undefined
    if (part === undefined) throw new Refusal(platformErrors.wrongMediaType)
    try {
      const input = merged(query, typedQuery(call.input, fieldsBefore(part)))
      return {
        input,
        upload: { filename: part.filename, declared: declaredBytes(request), stream: part.file },
      }
    } catch (error) {
      readAway(request)
      throw error
    }
  }
  if (method === 'GET') return { input: query }
  const body = (request.body === undefined ? {} : request.body) as Record<string, unknown>
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal(platformErrors.badBody)
  const isForm = request.headers['content-type']?.startsWith(formType) === true
  const fields = isForm ? typedQuery(call.input, body as Record<string, string>) : body
  return { input: merged(query, fields) }
}

function declaredBytes({ headers }: FastifyRequest): number | null {
  const length = headers['content-length']
  return length === undefined ? null : Number(length)
}

/** What stands in the address of a POST counts like a field of its body; twice is refused. */
function merged(query: Record<string, unknown>, body: Record<string, unknown>): Record<string, unknown> {
  const twice = Object.keys(query).find((name) => Object.hasOwn(body, name))
  if (twice !== undefined) throw new Refusal(platformErrors.badInput, { field: twice })
  return { ...query, ...body }
}
