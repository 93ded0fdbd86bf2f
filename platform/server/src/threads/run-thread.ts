import type { Worker } from 'node:worker_threads'
import { startThread } from './start-thread.ts'
import { ThreadEnded } from './thread-ended.ts'
import type { Answered, Asked } from './thread-protocol.ts'

export interface ThreadJob {
  readonly input: unknown
  /** The file that the thread reads, if there is one. It is read as fast as the thread asks for it. */
  readonly bytes?: AsyncIterable<Uint8Array>
  /** Megabytes of the thread's heap. */
  readonly heapMb: number
  /** The time that the thread may work for a piece of its result. Waiting for bytes or for the consumer is not counted. */
  readonly milliseconds: number
  /** Ends the thread: the caller has gone, or the node is stopping. */
  readonly signal: AbortSignal
}

/**
 * Runs a file whose body is `serveThread` in its own thread, and yields the pieces of its result on
 * demand. The thread ends with the iteration. Throws ThreadEnded if it exceeds its time or memory
 * or is aborted, and rethrows errors from reading the bytes.
 */
export async function* runThread<Piece>(body: URL, job: ThreadJob): AsyncGenerator<Piece> {
  const thread = new Thread(body, job)
  const bytes = job.bytes?.[Symbol.asyncIterator]()
  try {
    for (;;) {
      const asked = await thread.next()
      if (asked.kind === 'end') return
      if (asked.kind === 'piece') {
        yield asked.piece as Piece
        thread.pieceTaken()
      } else {
        const read = await bytes?.next()
        thread.answer(read === undefined || read.done === true ? null : read.value)
      }
    }
  } finally {
    await thread.end()
    await bytes?.return?.()
  }
}

class Thread {
  readonly #worker: Worker
  readonly #job: ThreadJob
  /** Milliseconds that are left for the piece in work. */
  #left: number
  #failure: Error | null = null
  #wake: () => void = () => {}
  #asked: Asked | null = null

  constructor(body: URL, job: ThreadJob) {
    this.#job = job
    this.#left = job.milliseconds
    this.#worker = startThread(body, {
      workerData: job.input,
      resourceLimits: { maxOldGenerationSizeMb: job.heapMb, maxYoungGenerationSizeMb: 16 },
    })
    this.#worker.on('message', (asked: Asked) => {
      this.#asked = asked
      this.#wake()
    })
    this.#worker.on('error', (error: NodeJS.ErrnoException) =>
      this.#fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadEnded('memory') : error),
    )
    this.#worker.on('exit', () => this.#fail(new Error('the thread ended without a result')))
    job.signal.addEventListener('abort', this.#abort)
    if (job.signal.aborted) this.#abort()
  }

  /** The thread's next message. */
  async next(): Promise<Asked> {
    const started = performance.now()
    const timer = setTimeout(() => this.#fail(new ThreadEnded('time')), this.#left)
    const asked = await this.#askedOrFailed().finally(() => clearTimeout(timer))
    this.#left -= performance.now() - started
    return asked
  }

  async #askedOrFailed(): Promise<Asked> {
    for (;;) {
      const asked = this.#asked
      this.#asked = null
      if (asked !== null) return asked
      if (this.#failure !== null) throw this.#failure
      await new Promise<void>((wake) => (this.#wake = wake))
    }
  }

  answer(answered: Answered): void {
    // a view is sent with the whole buffer behind it, so the bytes get one of their own
    const own = answered === null ? null : new Uint8Array(answered)
    this.#worker.postMessage(own, own === null ? [] : [own.buffer])
  }

  pieceTaken(): void {
    this.#left = this.#job.milliseconds
    this.answer(null)
  }

  async end(): Promise<void> {
    this.#job.signal.removeEventListener('abort', this.#abort)
    await this.#worker.terminate()
  }

  readonly #abort = () => this.#fail(new ThreadEnded('aborted'))

  #fail(error: Error): void {
    this.#failure ??= error
    this.#wake()
  }
}
