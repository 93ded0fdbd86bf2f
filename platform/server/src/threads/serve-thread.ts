import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Answered, Asked } from './thread-protocol.ts'

/**
 * The body of a thread that `runThread` starts: works on the input and the bytes of a file, and
 * yields its result in pieces. The next piece is computed when the consumer asks for it. Errors of
 * the work are rethrown where the thread was started, as a plain Error; expected faults are
 * returned as pieces.
 */
export async function serveThread<Input, Piece>(
  work: (input: Input, bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Piece> | Iterable<Piece>,
): Promise<void> {
  if (parentPort === null) throw new Error('this file is the body of a thread')
  const port = parentPort
  for await (const piece of work(workerData as Input, bytesFrom(port)))
    await ask(port, { kind: 'piece', piece })
  port.postMessage({ kind: 'end' } satisfies Asked)
}

const ask = (port: MessagePort, asked: Asked): Promise<Answered> =>
  new Promise((answered) => {
    port.once('message', answered)
    port.postMessage(asked)
  })

async function* bytesFrom(port: MessagePort): AsyncGenerator<Uint8Array> {
  for (;;) {
    const bytes = await ask(port, { kind: 'bytes' })
    if (bytes === null) return
    yield bytes
  }
}
