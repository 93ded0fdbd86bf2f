import { type AddressInfo, type Socket, connect } from 'node:net'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { GuardedSocket } from './guarded-socket.ts'

const down: (() => void)[] = []
afterEach(() => {
  for (const close of down.splice(0)) close()
})

/** A socket whose peer is a raw connection that reads only on request. */
async function pair(): Promise<{ guarded: GuardedSocket; closed: Promise<unknown>; peer: Socket }> {
  const server = createServer()
  const wss = new WebSocketServer({ noServer: true })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const peer = connect((server.address() as AddressInfo).port, '127.0.0.1')
  peer.on('error', () => {})
  down.push(
    () => peer.destroy(),
    () => wss.close(),
    () => server.close(),
  )
  peer.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  return new Promise((done) =>
    server.on('upgrade', (request, socket, head) =>
      wss.handleUpgrade(request, socket, head, (ws) => {
        const closed = new Promise((gone) => ws.on('close', gone))
        done({ guarded: new GuardedSocket(ws, socket, () => {}), closed, peer })
      }),
    ),
  )
}

test('the socket of a peer that does not read is closed', async () => {
  const { guarded, closed, peer } = await pair()
  peer.pause()
  const push = 'x'.repeat(1000)
  for (let sent = 0; sent < 20_000; sent++) guarded.send(push)
  expect(await closed).toBe(1006)
})

test('the socket of a peer that reads stays open', async () => {
  const { guarded, peer } = await pair()
  let read = 0
  peer.on('data', (data: Buffer) => (read += data.length))
  for (let sent = 0; sent < 300; sent++) guarded.send('{"type":1,"topic":"transfers.changed","counts":true}')
  await expect.poll(() => read).toBeGreaterThan(300 * 50)
  guarded.close(1000, 'done')
})
