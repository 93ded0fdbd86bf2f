import { Worker } from 'node:worker_threads'
import type { Output } from '@iisp/contract'
import type { compareTexts as call } from '../contract/compare-texts.ts'
import { comparisonLimits } from '../contract/limits.ts'
import type { Compared } from '../rules/compare-texts.ts'

type Answer = Output<typeof call>

/**
 * Compares in a thread of its own, so that the node goes on answering. Null where the texts differ too much, or the
 * thread was stopped because it took too long or too much memory.
 */
export function runComparison(texts: Compared, signal: AbortSignal): Promise<Answer | null> {
  const worker = new Worker(new URL('./compare-worker.ts', import.meta.url), {
    workerData: texts,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const stop = () => void worker.terminate()
  const timer = setTimeout(stop, comparisonLimits.milliseconds)
  signal.addEventListener('abort', stop)
  return new Promise<Answer | null>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(null) : reject(error),
    )
    worker.once('exit', () => resolve(null))
  }).finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    stop()
  })
}
