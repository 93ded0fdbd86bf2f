import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { Refusal, platformErrors } from '@iisp/contract'

/** Looks for viruses. The embedded default is none. */
export interface ScannerPort {
  readonly kind: 'clamd' | 'icap'
  /**
   * What was found in the content, in the scanner's word, or null. Refuses with platform.scannerUnavailable where the
   * content could not be looked at.
   */
  scan(content: AsyncIterable<Uint8Array>): Promise<string | null>
}

/** Milliseconds of silence after which a scanner counts as down. */
const silenceMs = 30_000

/**
 * One conversation with a scanner on a connection of its own. Whatever goes wrong is told to `report` and answers
 * that the scanner is not available.
 */
export async function converse<T>(
  address: { readonly host: string; readonly port: number } | { readonly path: string },
  report: (failure: string) => void,
  talk: (socket: Socket) => Promise<T>,
): Promise<T> {
  const socket = connect(address)
  socket.setTimeout(silenceMs, () => socket.destroy(new Error('timeout')))
  // A failure reaches whoever reads or writes; without a listener it would end the process.
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

/** Writes in pieces that the other side takes as fast as it can. */
export async function write(socket: Socket, bytes: Uint8Array | string): Promise<void> {
  if (socket.destroyed) throw socket.errored ?? new Error('closed')
  await new Promise<void>((done, failed) => {
    socket.write(bytes, (error) => (error ? failed(error) : done()))
  })
}

/** Most bytes of an answer that are read. */
const longestAnswer = 64 * 1024

/** What the other side says until `ended` finds the answer whole, or it closes the connection. */
export async function readAnswer(socket: Socket, ended: (answer: string) => boolean): Promise<string> {
  let answer = ''
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    answer += chunk.toString('latin1')
    if (ended(answer) || answer.length > longestAnswer) break
  }
  return answer
}
