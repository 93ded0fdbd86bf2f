import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../calls/handler.ts'

/** RFC 6266: an ASCII name for old readers, the real one in UTF-8; never a path, a quote or a line break. */
export function dispositionOf(filename: string): string {
  const clean = filename.replace(/[/\\\p{Cc}]/gu, '_')
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/g, '_')
  const utf8 = encodeURIComponent(clean).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

/** A stored file is only ever saved by the browser, never shown in the portal's own origin. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer): FastifyReply {
  const token = request.headers['x-download-token']
  // Tells the page that the file is coming; the page takes the cookie away.
  if (typeof token === 'string' && /^downloadToken[A-Za-z0-9]{8,32}$/.test(token)) {
    reply.setCookie(token, '1', { path: '/', sameSite: 'strict', maxAge: 120 })
  }
  reply.header('content-type', file.contentType)
  reply.header('content-disposition', dispositionOf(file.filename))
  reply.header('content-security-policy', "sandbox; default-src 'none'")
  if (file.size !== undefined) reply.header('content-length', String(file.size))
  return reply.send(file.stream)
}
