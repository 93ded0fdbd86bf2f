import { connect } from 'node:net'

/**
 * Sends raw bytes. Resolves to the bytes received until the first answer is complete, the connection ends, or 3 s pass
 * without data ('' then).
 */
export function rawRequest(origin: string, ...parts: (string | Uint8Array)[]): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((done) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    let answer = ''
    const end = () => {
      socket.destroy()
      done(answer)
    }
    socket.setTimeout(3000, end)
    socket.on('error', end)
    socket.on('close', end)
    socket.on('data', (data) => {
      answer += data.toString('latin1')
      if (/\r\n\r\n/.test(answer)) end()
    })
    for (const part of parts) socket.write(part)
  })
}

/** The head of a request, which may be sent without its body. */
export const head = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string | number>> = {},
): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

/** The status of a raw answer; 0 if there was none. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)
