import { type ScannerPort, converse, readAnswer, write } from './scanner.ts'

const usualPort = 1344
const headers = 'HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n'

/**
 * A virus scanner behind ICAP (RFC 3507): the content is sent as the body of a response to be
 * modified. 204 means unmodified; 200 replaces the content, which means that the scanner found
 * something.
 * @param address icap://host:port/service
 */
export function icapScanner(address: string, report: (failure: string) => void): ScannerPort {
  const { hostname, port, pathname, search } = new URL(address)
  const where = { host: hostname, port: Number(port || usualPort) }
  const request =
    `RESPMOD icap://${hostname}:${where.port}${pathname}${search} ICAP/1.0\r\n` +
    `Host: ${hostname}\r\nAllow: 204\r\nConnection: close\r\n` +
    `Encapsulated: res-hdr=0, res-body=${headers.length}\r\n\r\n${headers}`
  return {
    kind: 'icap',
    scan: (content) =>
      converse(where, report, async (socket) => {
        await write(socket, request)
        for await (const piece of content) {
          if (piece.length === 0) continue
          await write(socket, `${piece.length.toString(16)}\r\n`)
          await write(socket, piece)
          await write(socket, '\r\n')
        }
        await write(socket, '0\r\n\r\n')
        return verdictOf(await readAnswer(socket, (answer) => answer.includes('\r\n\r\n')))
      }),
  }
}

/** Headers in which scanners name their finding. */
const naming = /^(?:X-Infection-Found:.*Threat=([^;\r]+)|X-Virus-(?:ID|Name):\s*([^\r]+))/im

function verdictOf(answer: string): string | null {
  const status = /^ICAP\/1\.\d (\d{3})/.exec(answer)?.[1]
  const found = naming.exec(answer)
  if (found !== null) return (found[1] ?? found[2] ?? '').trim()
  if (status === '204') return null
  if (status === '200') return 'unnamed'
  throw new Error(status === undefined ? 'no answer' : `ICAP ${status}`)
}
