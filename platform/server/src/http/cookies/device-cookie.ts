import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const yearSeconds = 365 * 24 * 3600
const idPattern = /^[A-Za-z0-9_-]{43}$/

/**
 * The hash of this browser's device id. The id is random, says nothing about the browser and is readable by the server
 * only; over https the `__Host-` prefix prevents other hosts of the domain from setting it.
 */
export function deviceOf(request: FastifyRequest, reply: FastifyReply): string {
  const secure = request.protocol === 'https'
  const name = secure ? '__Host-device' : 'device'
  const brought = request.cookies[name]
  const id =
    brought !== undefined && idPattern.test(brought) ? brought : randomBytes(32).toString('base64url')
  // Each sign-in extends it by a year.
  reply.setCookie(name, id, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: yearSeconds })
  return hash('sha256', `device ${id}`, 'base64url')
}
