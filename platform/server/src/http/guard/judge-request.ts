import type { FastifyRequest } from 'fastify'
import { type Call, type Language, Refusal, clientKeyPattern, platformErrors } from '@iisp/contract'
import type { Origin } from '../../calls/dispatcher.ts'
import { reportType } from '../request/content-parsers.ts'
import { type Door, costOf } from './door.ts'
import { authorise, callerOf, refuseForeign, refuseForeignReport } from './guard.ts'
import { formType } from '../request/parse-query.ts'
import { shownPrincipal } from '../request/shown-principal.ts'
import { sessionIdOf } from '../cookies/session-cookie.ts'

/** The sender of the request, determined before its body is read. */
export interface Caller {
  readonly sessionId: string | null
  readonly origin: Origin
}
declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}
export interface JudgeParts {
  readonly door: Door
  readonly origins: ReadonlySet<string>
  readonly uploadMaxBytes: number
}

export const languageOf = (request: FastifyRequest): Language =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh'

/**
 * Makes all checks that need only the request's headers, cheap ones first: foreign pages, the network's limit, the session,
 * the person's limit, whether the page shows the session's person, access, the type and the size of the body. The body is read only after that.
 */
export async function judgeRequest(call: Call, request: FastifyRequest, parts: JudgeParts): Promise<Caller> {
  if (call.body === 'report') refuseForeignReport(request.headers)
  else if (call.effect === 'write') refuseForeign(request.headers, parts.origins)
  const sessionId = sessionIdOf(request)
  const isPublic = call.access.who === 'public'
  const record = await parts.door.admit({ address: request.ip, sessionId, isPublic, cost: costOf(call) })
  const actor = callerOf(call, record, shownPrincipal(call, request))
  authorise(call, actor)
  const origin: Origin = {
    actor,
    language: languageOf(request),
    traceId: request.id,
    network: request.ip,
    ...keyHeader(call, request),
  }
  refuseBody(call, request, parts.uploadMaxBytes)
  return { sessionId, origin }
}

function keyHeader(call: Call, request: FastifyRequest): { key?: string } {
  if (call.idempotent !== 'key') return {}
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !clientKeyPattern.test(key)) throw new Refusal(platformErrors.keyMissing)
  return { key }
}

/** Room for the boundaries and text fields that a form has beside its file. */
const formBytes = 128 * 1024

/** Refuses by the declared body: an encoding we do not read, a charset other than UTF-8, an upload over the limit. */
function refuseBody({ body }: Call, { method, headers }: FastifyRequest, uploadMaxBytes: number): void {
  if (method === 'GET') return
  const type = headers['content-type'] ?? ''
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1] ?? 'utf-8'
  const isRead =
    /^identity$/i.test(headers['content-encoding'] ?? 'identity') &&
    /^utf-?8$/i.test(charset) &&
    (body === 'form' || !type.startsWith(formType)) &&
    (body === 'report' || !type.startsWith(reportType)) &&
    (body === 'upload') === /^multipart\/form-data\b/i.test(type)
  if (!isRead) throw new Refusal(platformErrors.wrongMediaType)
  if (body === 'upload' && Number(headers['content-length'] ?? 0) > uploadMaxBytes + formBytes)
    throw new Refusal(platformErrors.tooLarge)
}
