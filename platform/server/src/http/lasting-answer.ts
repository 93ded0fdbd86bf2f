import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The bytes of an answer, plain and compressed. */
interface Bytes {
  readonly plain: Buffer
  readonly gzip: Buffer
}
const kept = new WeakMap<object, Bytes | null>()

/**
 * Marks an answer that a handler caches and returns unchanged: it is serialised and compressed only
 * once. Not for answers with a secret, since the compressed size reveals something about the
 * content.
 */
export function lasting<T extends object>(answer: T): T {
  kept.set(answer, null)
  return answer
}

/** Sends an answer marked as lasting; gives undefined for any other. */
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
