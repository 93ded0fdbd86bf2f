import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes a connection as soon as its response has ended once the server is closing. A response that began before, such
 * as a download, has promised `keep-alive`: without this the connection stays open, and the server waits for it, until
 * the keep-alive timeout. Returns a function that closes the connections on which nothing has been asked, such as those
 * that browsers open ahead: the server would wait a minute for their first request.
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
