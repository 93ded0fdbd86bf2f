import type { Worker } from 'node:worker_threads'
import { startThread } from '@iisp/server/threads/start-thread'
import type { Puzzle, PuzzleKind } from './draw-puzzle.ts'

/**
 * Draws puzzles in a worker thread, one after another, so that the node stays responsive. The first
 * drawing starts the thread.
 */
export class PuzzleThread {
  readonly #body: URL
  #worker: Worker | null = null
  #closed = false

  constructor(body = new URL('./drawing.ts', import.meta.url)) {
    this.#body = body
  }

  /**
   * Rejects if the thread ends meanwhile; the next drawing starts another one. Do not call it while
   * a drawing is running.
   */
  draw(kind: PuzzleKind): Promise<Puzzle> {
    if (this.#closed) return Promise.reject(new Error('the node is closing'))
    const worker = (this.#worker ??= this.#start())
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error('the thread that draws puzzles has ended'))
      worker.once('exit', ended)
      worker.once('message', (puzzle: Puzzle) => {
        worker.off('exit', ended)
        resolve(puzzle)
      })
      worker.postMessage(kind, [])
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = startThread(this.#body, { resourceLimits: { maxOldGenerationSizeMb: 64 } })
    worker.unref()
    // Its end, which follows, rejects the drawing.
    worker.on('error', () => {})
    worker.once('exit', () => (this.#worker = null))
    return worker
  }
}
