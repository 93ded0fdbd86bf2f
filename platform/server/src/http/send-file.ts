import type { FastifyReply, FastifyRequest } from 'fastify'
import { shownKind } from '@iisp/contract/file-kind'
import type { FileAnswer } from '../calls/handler.ts'
import { type ByteRange, byteRange } from './byte-range.ts'

/** The Content-Disposition header (RFC 6266): an ASCII name for old clients, the real one in UTF-8. Paths, quotes and control characters are removed. */
export function dispositionOf(filename: string, how: 'attachment' | 'inline' = 'attachment'): string {
  const clean = filename.replace(/[/\\\p{Cc}]/gu, '_')
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_')
  const utf8 = encodeURIComponent(clean).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

/** A file can neither run script nor load anything. PDF files have no sandbox, since the browser's viewer does not work in one. */
const policies = {
  attachment: "sandbox; default-src 'none'",
  image: "sandbox; default-src 'none'; frame-ancestors 'self'",
  pdf: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const

/** Sends a file for the browser to save; pictures and PDF may also be shown in a frame of the portal's own pages. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  const token = request.headers['x-download-token']
  // Tells the page that the download has begun; the page removes the cookie.
  if (typeof token === 'string' && /^downloadToken[A-Za-z0-9]{8,32}$/.test(token)) {
    reply.setCookie(token, '1', { path: '/', sameSite: 'strict', maxAge: 120 })
  }
  reply.header('content-type', file.contentType)
  const shown = file.inline === true ? shownKind(file.contentType) : null
  reply.header('content-disposition', dispositionOf(file.filename, shown === null ? 'attachment' : 'inline'))
  reply.header('content-security-policy', policies[shown ?? 'attachment'])
  if (shown !== null) reply.header('x-frame-options', 'SAMEORIGIN')
  const { stream, size } = file
  if (typeof stream !== 'function') return sendWhole(reply, stream, size)
  return size === undefined ? sendWhole(reply, stream()) : sendPart(request, reply, stream, size)
}

function sendWhole(reply: FastifyReply, stream: NodeJS.ReadableStream, size?: number): FastifyReply {
  if (size !== undefined) reply.header('content-length', String(size))
  return reply.send(stream)
}

function sendPart(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  read: (part?: ByteRange) => NodeJS.ReadableStream,
  size: number,
): FastifyReply {
  reply.header('accept-ranges', 'bytes')
  const part = byteRange(headers.range, size)
  if (part === undefined) return sendWhole(reply, read(), size)
  if (part === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`)
  return sendWhole(reply, read(part), part.end - part.start + 1)
}
