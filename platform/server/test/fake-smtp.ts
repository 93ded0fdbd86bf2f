import { type AddressInfo, type Socket, createServer } from 'node:net'

/** A mail as received: sender and recipient of the envelope, and the raw message. */
interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly message: string
}
export interface FakeSmtp {
  readonly port: number
  readonly received: Received[]
  /** user and password of the last login. */
  login: string
  close(): Promise<void>
}

/** Accepts every mail except mails to recipients at refused.example. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const received: Received[] = []
  const server = createServer((socket) => converse(socket))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const fake: FakeSmtp = {
    port: (server.address() as AddressInfo).port,
    received,
    login: '',
    close: () => new Promise((done) => server.close(() => done())),
  }

  function converse(socket: Socket): void {
    let buffer = ''
    let mail = { from: '', to: [] as string[] }
    let inMessage = false
    socket.on('error', () => {})
    socket.write('220 fake ESMTP\r\n')
    socket.on('data', (data) => {
      buffer += data.toString()
      for (let end = buffer.indexOf(inMessage ? '\r\n.\r\n' : '\r\n'); end >= 0;) {
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (inMessage ? 5 : 2))
        if (inMessage) {
          received.push({ ...mail, message: part })
          mail = { from: '', to: [] }
          inMessage = false
          socket.write('250 taken\r\n')
        } else socket.write(`${answer(part)}\r\n`)
        end = buffer.indexOf(inMessage ? '\r\n.\r\n' : '\r\n')
      }
    })
    const answer = (line: string): string => {
      const [command = ''] = line.toUpperCase().split(/[ :]/)
      const address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (command === 'EHLO') return '250-fake\r\n250 AUTH PLAIN'
      if (command === 'AUTH') {
        fake.login = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .replaceAll('\0', ' ')
          .trim()
        return '235 welcome'
      }
      if (command === 'MAIL') mail.from = address
      if (command === 'RCPT') {
        if (address.endsWith('@refused.example')) return '550 unknown'
        mail.to.push(address)
      }
      if (command === 'DATA') {
        inMessage = true
        return '354 go on'
      }
      return command === 'QUIT' ? '221 bye' : '250 ok'
    }
  }
  return fake
}
