import type { Output } from '@iisp/contract'
import { runThread } from '@iisp/server/threads/run-thread'
import { ThreadEnded } from '@iisp/server/threads/thread-ended'
import type { compareTexts as call } from '../contract/compare-texts.ts'
import { comparisonLimits } from '../contract/limits.ts'
import type { Compared } from '../rules/compare-texts.ts'

type Answer = Output<typeof call>
const body = new URL('./compare-worker.ts', import.meta.url)

/**
 * Compares in a worker thread, so that the node stays responsive. Null if the texts differ too
 * much, or if the thread was stopped because it took too long or too much memory.
 */
export async function runComparison(texts: Compared, signal: AbortSignal): Promise<Answer | null> {
  const { milliseconds } = comparisonLimits
  try {
    const job = { input: texts, heapMb: 256, milliseconds, signal }
    for await (const answer of runThread<Answer | null>(body, job)) return answer
    return null
  } catch (error) {
    if (error instanceof ThreadEnded) return null
    throw error
  }
}
