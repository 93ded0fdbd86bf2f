import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer as it goes over the wire. */
interface Bytes {
  readonly plain: Buffer
  readonly gzip: Buffer
}
const kept = new WeakMap<object, Bytes | null>()

/**
 * Marks an answer that a handler gives again and again and never changes: it is written and compressed once,
 * for as long as the handler keeps it. Not for answers that hold a secret: compression tells of its content.
 */
export function lasting<T extends object>(answer: T): T {
  kept.set(answer, null)
  return answer
}

/** Sends a lasting answer; undefined for any other. */
export function sendLasting(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  write: (answer: unknown) => string,
): FastifyReply | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  let bytes = kept.get(answer)
  if (bytes === undefined) return undefined
  if (bytes === null) {
    const plain = Buffer.from(write(answer))
    bytes = { plain, gzip: gzipSync(plain) }
    kept.set(answer, bytes)
  }
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(bytes.plain)
  return reply.header('content-encoding', 'gzip').send(bytes.gzip)
}
