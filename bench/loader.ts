// Sends prepared requests as fast as the server answers, over open sockets with one request at a time on each. Runs in
// its own process and does little else, so that the cores are free for the server.
import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import type { LoadFigures, LoadOrder } from './load.ts'

const headEnd = Buffer.from('\r\n\r\n')

/** Sends a request and waits for the complete answer. Returns its status and the bytes of its body. */
class Line {
  readonly #socket: Socket
  #parts: Buffer[] = []
  #missing = -1
  #done: (status: number) => void = () => {}
  #failed: (error: Error) => void = () => {}
  #status = 0
  body = ''

  constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('error', (error) => this.#failed(error))
    socket.on('close', () => this.#failed(new Error('the server closed the connection')))
  }

  ask(request: string): Promise<number> {
    return new Promise((done, failed) => {
      this.#done = done
      this.#failed = failed
      this.#socket.write(request)
    })
  }

  #take(chunk: Buffer): void {
    this.#parts.push(chunk)
    if (this.#missing < 0) this.#readHead()
    else this.#missing -= chunk.length
    if (this.#missing !== 0) return
    this.#missing = -1
    if (this.#status !== 200) this.body = Buffer.concat(this.#parts).toString()
    this.#parts = []
    this.#done(this.#status)
  }

  #readHead(): void {
    const all = this.#parts.length === 1 ? (this.#parts[0] as Buffer) : Buffer.concat(this.#parts)
    const end = all.indexOf(headEnd)
    if (end < 0) return
    const head = all.toString('latin1', 0, end)
    this.#status = Number(head.slice(9, 12))
    const length = /\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) return this.#failed(new Error(`answer without a length: ${head}`))
    this.#missing = end + headEnd.length + Number(length) - all.length
  }

  close(): void {
    this.#socket.removeAllListeners('close').destroy()
  }
}

async function run(order: LoadOrder): Promise<LoadFigures> {
  const { port, connections, requests, seconds } = order
  const lines = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1' })
      await once(socket, 'connect')
      return new Line(socket)
    }),
  )
  const took: number[] = []
  const refused: string[] = []
  let next = 0
  const began = performance.now()
  const until = seconds === null ? Infinity : began + seconds * 1000
  const more = () => (seconds === null ? next < requests.length : performance.now() < until)
  await Promise.all(
    lines.map(async (line) => {
      while (more()) {
        const sent = performance.now()
        const status = await line.ask(requests[next++ % requests.length] as string)
        took.push(performance.now() - sent)
        if (status !== 200) refused.push(line.body)
      }
      line.close()
    }),
  )
  const spent = (performance.now() - began) / 1000
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return {
    perSecond: took.length / spent,
    answers: took.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    refused: refused.length,
    ...(refused[0] === undefined ? {} : { example: refused[0].slice(0, 600) }),
  }
}

process.on('disconnect', () => process.exit())
process.on('message', (order: LoadOrder) => {
  run(order).then(
    (figures) => process.send?.({ figures }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
