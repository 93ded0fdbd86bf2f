import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Call, type Method, Refusal, platformErrors, principalParameter } from '@iisp/contract'
import type { Dispatcher } from '../calls/dispatcher.ts'
import type { FileAnswer, Handler, UploadedFile } from '../calls/handler.ts'
import { bodyBound } from './request/body-bound.ts'
import { type Caller, type JudgeParts, judgeRequest } from './guard/judge-request.ts'
import { sendLasting } from './lasting-answer.ts'
import { formType, readQuery, typedQuery } from './request/parse-query.ts'
import { sendFile } from './send-file.ts'
import { isShownByAddress } from './request/shown-principal.ts'
import { sessionParts } from './cookies/session-cookie.ts'
import { fieldsBefore } from './request/upload-fields.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
    /** Set for the few routes that are not calls: the files of the built portal. */
    platformRoute?: string
  }
}

export interface HttpParts extends JudgeParts {
  readonly dispatcher: Dispatcher
}

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
        ...(call.body === 'upload' ? {} : { bodyLimit: bodyBound(call) }),
        onRequest: async (request) => {
          request.caller = await judgeRequest(call, request, parts)
        },
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
  const { sessionId, origin } = request.caller as Caller
  const { input, upload } = await inputOf(call, method, request)
  const session = () => sessionParts(request, reply, sessionId, upload)
  const data = await parts.dispatcher
    .run(call, input, origin, session)
    .catch((thrown: unknown) => {
      throw upload?.stream.errored === thrown ? markMalformed(thrown as Error) : thrown
    })
    .finally(() => {
      if (upload !== undefined) readAway(request)
    })
  if (call.answer === 'file') return sendFile(request, reply, data as FileAnswer)
  reply.header('content-type', 'application/json; charset=utf-8')
  const write = call.answer === 'bare' ? JSON.stringify : writeEnvelope
  return sendLasting(request, reply, data, write) ?? reply.send(write(data))
}

/** Discards the rest of a refused upload, which would block the next request of the connection. */
function readAway({ raw }: FastifyRequest): void {
  if (!raw.complete) raw.unpipe().resume()
}

const writeEnvelope = (data: unknown): string => JSON.stringify({ status: 200, msg: '', data })

async function inputOf(
  call: Call,
  method: Method,
  request: FastifyRequest,
): Promise<{ input: unknown; upload?: UploadedFile }> {
  const cut = request.url.indexOf('?')
  const values = cut < 0 ? {} : readQuery(request.url.slice(cut + 1))
  if (isShownByAddress(call)) delete values[principalParameter]
  const query = typedQuery(call.input, values)
  if (call.body === 'upload') {
    const part = request.isMultipart() ? await request.file().catch(asMalformed) : undefined
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

/** A form that breaks off is the sender's fault: the parser's errors are answered with 400 unless they say otherwise. */
const markMalformed = (error: Error & { statusCode?: number }): Error =>
  Object.assign(error, { statusCode: error.statusCode ?? 400 })
const asMalformed = (error: Error): never => {
  throw markMalformed(error)
}

function declaredBytes({ headers }: FastifyRequest): number | null {
  const length = headers['content-length']
  return length === undefined ? null : Number(length)
}

/** Parameters in the address of a POST count as fields of its body; a field that is given in both is refused. */
function merged(query: Record<string, unknown>, body: Record<string, unknown>): Record<string, unknown> {
  const twice = Object.keys(query).find((name) => Object.hasOwn(body, name))
  if (twice !== undefined) throw new Refusal(platformErrors.badInput, { field: twice })
  return { ...query, ...body }
}
