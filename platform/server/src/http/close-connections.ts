import type { Server } from 'node:http'

/**
 * Closes a connection as soon as its response has ended once the server is closing. A response that began before, such
 * as a download, has promised `keep-alive`: without this the connection stays open, and the server waits for it, until
 * the keep-alive timeout.
 */
export function closeConnectionsAfterResponses(server: Server): void {
  server.on('request', (_request, response) => {
    response.once('finish', () => {
      if (!server.listening) server.closeIdleConnections()
    })
  })
}
