import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionParts } from '../../calls/dispatcher.ts'
import type { UploadedFile } from '../../calls/handler.ts'
import { deviceOf } from './device-cookie.ts'
import { headerText } from '../request/header-text.ts'

const yearSeconds = 365 * 24 * 3600

/**
 * The name of the session's cookie. Over https the `__Host-` prefix makes browsers enforce Secure and this host only, so
 * that no neighbouring host can set a session. Browsers refuse the prefix over http.
 */
export const sessionCookieName = (isSecure: boolean): string => (isSecure ? '__Host-sessionId' : 'sessionId')

export const sessionIdOf = (request: FastifyRequest): string | null =>
  request.cookies[sessionCookieName(request.protocol === 'https')] ?? null

/** Keeps the session in an HttpOnly cookie for this site only; `glrdm` just remembers the institution's code. */
export function sessionParts(
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string | null,
  upload: UploadedFile | undefined,
): SessionParts {
  const secure = request.protocol === 'https'
  let device: string | undefined
  const name = sessionCookieName(secure)
  const gone = new AbortController()
  request.raw.once('close', () => {
    if (request.raw.destroyed && !reply.sent) gone.abort()
  })
  return {
    secure,
    sessionId,
    signal: gone.signal,
    userAgent: headerText(request.headers['user-agent'] ?? '', 400),
    device: () => (device ??= deviceOf(request, reply)),
    ...(upload === undefined ? {} : { upload }),
    setSession(id, institutionCode) {
      reply.setCookie(name, id, { path: '/', httpOnly: true, sameSite: 'strict', secure })
      reply.setCookie('glrdm', institutionCode, {
        path: '/',
        sameSite: 'strict',
        secure,
        maxAge: yearSeconds,
      })
    },
    clearSession() {
      reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'strict', secure })
      reply.header('clear-site-data', '"cache"')
    },
  }
}
