import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * While the server is closing, closes each connection as soon as its response has ended. A response
 * that began earlier, such as a download, has promised `keep-alive`; without this, the server would
 * wait for the keep-alive timeout. Returns a function that closes connections without any request,
 * such as the ones that browsers open in advance; the server would wait a minute for their first
 * request.
 */
export function closeConnectionsAfterResponses(server: Server): () => void {
  const unused = new Set<Socket>()
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('upgrade', (_request, socket) => unused.delete(socket as Socket))
  server.on('request', (request, response) => {
    unused.delete(request.socket)
    response.once('finish', () => {
      if (!server.listening) server.closeIdleConnections()
    })
  })
  return () => {
    for (const socket of unused) socket.destroy()
  }
}
