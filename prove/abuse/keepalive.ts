import { randomBytes } from 'node:crypto'
import { type Socket, connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Attack, Stage } from './attack.ts'

const path = '/tgfw-integration/ws/keepalive'
const sockets = 6
const ping = frame('{"type":0}')
const thousand = Buffer.concat(Array.from({ length: 1000 }, () => ping))

/** A client's text frame, masked with zeros. */
function frame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

/** Opens a keepalive socket with a raw request; null if refused. */
async function open(origin: string, cookie: string): Promise<Socket | null> {
  const { host, hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\n` +
      `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  )
  const answer = await new Promise<string>((done) => {
    socket.once('data', (data) => done(data.toString('latin1')))
    socket.once('close', () => done(''))
  })
  if (answer.startsWith('HTTP/1.1 101')) return socket
  socket.destroy()
  return null
}

/** Sends pings until the server closes the socket or `count` were sent. Returns the number sent. */
async function flood(socket: Socket, count: number): Promise<number> {
  let sent = 0
  while (sent < count && !socket.destroyed) {
    sent += 1000
    const more = socket.write(thousand)
    if (!more)
      await Promise.race([
        new Promise((done) => socket.once('drain', done)),
        new Promise((done) => socket.once('close', done)),
        pause(2000),
      ])
  }
  return sent
}

/** Several sockets flood at once, and are reopened when closed. */
async function floods(stage: Stage, cookie: string, each: number, readAnswers: boolean): Promise<number> {
  const one = async () => {
    let sent = 0
    const until = performance.now() + 20_000
    while (sent < each && performance.now() < until) {
      const socket = await open(stage.origin, cookie)
      if (socket === null) {
        sent += 1
        await pause(5)
        continue
      }
      if (readAnswers) socket.resume()
      else socket.pause()
      sent += await flood(socket, each - sent)
      socket.destroy()
    }
    return sent
  }
  const sent = await Promise.all(Array.from({ length: sockets }, one))
  return sent.reduce((sum, n) => sum + n, 0)
}

/** How many of 60 sockets stay open that one person opens simultaneously. */
async function many(stage: Stage, cookie: string): Promise<number> {
  const asked = await Promise.all(Array.from({ length: 60 }, () => open(stage.origin, cookie)))
  const opened = asked.filter((socket) => socket !== null)
  stage.check(opened.length <= 10, `${opened.length} sockets of one person are open at once`)
  for (const socket of opened) socket.destroy()
  return asked.length
}

/** Sends pings without pause, pings whose answers are never read, and opens too many sockets. */
export const keepalive: Attack = {
  name: 'keepalive',
  async run(stage) {
    const { cookies } = await stage.signIn('lin.jing')
    const cookie = `sessionId=${cookies.get('sessionId')}`
    await stage.under('pings without pause', () => floods(stage, cookie, 200_000 * stage.scale, true))
    await stage.under('pings whose answers are never read', () =>
      floods(stage, cookie, 400_000 * stage.scale, false),
    )
    await stage.under('sockets of one person at once', () => many(stage, cookie))
  },
}
