import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { Refusal, platformErrors } from '@iisp/contract'

/** A virus scanner; none by default. */
export interface ScannerPort {
  readonly kind: 'clamd' | 'icap'
  /**
   * The scanner's name of its finding in the content, or null. Refuses with
   * platform.scannerUnavailable if the content could not be scanned.
   */
  scan(content: AsyncIterable<Uint8Array>): Promise<string | null>
}

/** The silence in milliseconds after which a scanner counts as down. */
const silenceMs = 30_000

/**
 * One exchange with a scanner on a connection of its own. Any failure is passed to `report`, and the caller is refused
 * because the scanner is not available.
 */
export async function converse<T>(
  address: { readonly host: string; readonly port: number } | { readonly path: string },
  report: (failure: string) => void,
  talk: (socket: Socket) => Promise<T>,
): Promise<T> {
  const socket = connect(address)
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('timeout')))
  // Reads and writes report failures themselves; without this listener the error would end the process.
  socket.on('error', () => {})
  try {
    await once(socket, 'connect')
    return await talk(socket)
  } catch (error) {
    report((error as { code?: string }).code ?? (error as Error).message)
    throw new Refusal(platformErrors.scannerUnavailable)
  } finally {
    socket.destroy()
  }
}

/** Writes in pieces, no faster than the other side reads. */
export async function write(socket: Socket, bytes: Uint8Array | string): Promise<void> {
  if (socket.destroyed) throw socket.errored ?? new Error('closed')
  await new Promise<void>((done, failed) => {
    socket.write(bytes, (error) => (error ? failed(error) : done()))
  })
}

/** At most so many bytes of an answer are read. */
const longestAnswer = 64 * 1024

/** Reads the answer until `ended` finds it complete or the connection is closed. */
export async function readAnswer(socket: Socket, ended: (answer: string) => boolean): Promise<string> {
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1')
    if (ended(answer) || answer.length > longestAnswer) break
  }
  return answer
}
