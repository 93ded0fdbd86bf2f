import { type ScannerPort, converse, readAnswer, write } from './scanner.ts'

const usualPort = 3310
/** Well below clamd's own chunk limit. */
const chunkBytes = 64 * 1024

/**
 * ClamAV's daemon by INSTREAM: chunks with their length in front, a zero length at the end, one line as the answer.
 * @param address clamd://host:port or clamd:///path/of/socket
 */
export function clamdScanner(address: string, report: (failure: string) => void): ScannerPort {
  const url = new URL(address)
  const where =
    url.hostname === ''
      ? { path: decodeURIComponent(url.pathname) }
      : { host: url.hostname, port: Number(url.port || usualPort) }
  return {
    kind: 'clamd',
    scan: (content) =>
      converse(where, report, async (socket) => {
        await write(socket, 'zINSTREAM\0')
        for await (const piece of content) {
          for (let at = 0; at < piece.length; at += chunkBytes) {
            const chunk = piece.subarray(at, at + chunkBytes)
            await write(socket, lengthOf(chunk.length))
            await write(socket, chunk)
          }
        }
        await write(socket, lengthOf(0))
        return verdictOf(await readAnswer(socket, (answer) => answer.endsWith('\0')))
      }),
  }
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, or why the content was not scanned. */
function verdictOf(answer: string): string | null {
  const line = answer.replace(/\0[\s\S]*$/, '').trim()
  if (line === 'stream: OK') return null
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1]
  if (found === undefined) throw new Error(line === '' ? 'no answer' : line.slice(0, 200))
  return found
}
