import { type AddressInfo, type Server, type Socket, createServer } from 'node:net'

/** The EICAR test file, which every scanner reports as a virus. Split, so that no scanner reports this source file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export interface FakeScanner {
  readonly port: number
  /** Received contents in the order of arrival. */
  readonly scanned: Buffer[]
  /** If set, the answer to every scan; '' closes the connection without an answer. */
  answerWith: string | null
  close(): Promise<void>
}

type Reply = { readonly bytes: Buffer; readonly answer: string }

/** Starts a scanner. `read` implements its protocol: returns content and answer once the content is complete, else null. */
async function startFake(read: (received: Buffer) => Reply | null, path?: string): Promise<FakeScanner> {
  const scanned: Buffer[] = []
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece])
      const reply = read(received)
      if (reply === null) return
      scanned.push(reply.bytes)
      socket.end(Buffer.from(fake.answerWith ?? reply.answer, 'latin1'))
    })
  })
  await new Promise<void>((ready) =>
    path === undefined ? server.listen(0, '127.0.0.1', ready) : server.listen(path, ready),
  )
  const fake: FakeScanner = {
    port: path === undefined ? (server.address() as AddressInfo).port : 0,
    scanned,
    answerWith: null,
    close: () => {
      for (const socket of open) socket.destroy()
      return new Promise((done) => server.close(() => done()))
    },
  }
  return fake
}

const command = 'zINSTREAM\0'

/** clamd with only the INSTREAM command. */
export const startFakeClamd = (path?: string) =>
  startFake((received) => {
    if (received.toString('latin1', 0, command.length) !== command) return null
    const chunks: Buffer[] = []
    for (let at = command.length; at + 4 <= received.length;) {
      const length = received.readUInt32BE(at)
      if (length === 0) {
        const bytes = Buffer.concat(chunks)
        const found = bytes.includes(eicar)
        return { bytes, answer: found ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0' }
      }
      chunks.push(received.subarray(at + 4, at + 4 + length))
      at += 4 + length
    }
    return null
  }, path)

/** An ICAP server with one service that scans responses. */
export const startFakeIcap = () =>
  startFake((received) => {
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return null
    const request = received.toString('latin1', 0, head)
    const begin = /Encapsulated: res-hdr=0, res-body=(\d+)/.exec(request)
    if (!/^RESPMOD icap:\/\/127\.0\.0\.1:\d+\/scan ICAP\/1\.0\r\n/.test(request) || begin === null)
      return { bytes: Buffer.alloc(0), answer: 'ICAP/1.0 400 Bad Request\r\n\r\n' }
    const chunks: Buffer[] = []
    for (let at = head + 4 + Number(begin[1]); ;) {
      const line = received.indexOf('\r\n', at)
      if (line < 0) return null
      const length = Number.parseInt(received.toString('latin1', at, line), 16)
      if (received.length < line + 2 + length + 2) return null
      if (length === 0) break
      chunks.push(received.subarray(line + 2, line + 2 + length))
      at = line + 2 + length + 2
    }
    const bytes = Buffer.concat(chunks)
    const answer = bytes.includes(eicar)
      ? 'ICAP/1.0 200 OK\r\nX-Infection-Found: Type=0; Resolution=2; Threat=Eicar-Test-Signature;\r\nEncapsulated: res-hdr=0, null-body=0\r\n\r\n'
      : 'ICAP/1.0 204 No Content\r\nISTag: "x"\r\n\r\n'
    return { bytes, answer }
  })
