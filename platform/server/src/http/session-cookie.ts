import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionParts } from '../calls/dispatcher.ts'
import type { UploadedFile } from '../calls/handler.ts'
import { deviceOf } from './device-cookie.ts'

const yearSeconds = 365 * 24 * 3600

/** The session travels in an HttpOnly cookie of this site alone; `glrdm` only remembers the institution's code. */
export function sessionParts(
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string | null,
  upload: UploadedFile | undefined,
): SessionParts {
  const secure = request.protocol === 'https'
  let device: string | undefined
  return {
    secure,
    sessionId,
    get signal() {
      const gone = new AbortController()
      request.raw.once('close', () => {
        if (request.raw.destroyed && !reply.sent) gone.abort()
      })
      return gone.signal
    },
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    device: () => (device ??= deviceOf(request, reply)),
    ...(upload === undefined ? {} : { upload }),
    setSession(id, institutionCode) {
      reply.setCookie('sessionId', id, { path: '/', httpOnly: true, sameSite: 'strict', secure })
      reply.setCookie('glrdm', institutionCode, {
        path: '/',
        sameSite: 'strict',
        secure,
        maxAge: yearSeconds,
      })
    },
    clearSession() {
      reply.clearCookie('sessionId', { path: '/', httpOnly: true, sameSite: 'strict', secure })
      reply.header('clear-site-data', '"cache"')
    },
  }
}
